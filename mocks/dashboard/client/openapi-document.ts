import { controlPath } from '@workspace-api/contract/sandbox';
import { sandboxFetch } from './host.ts';

/** Where the sandbox serves the OpenAPI document of each kind of operation. They are too large for the dashboard's bundle. */
const places = { api: '/openapi.json', control: `${controlPath}/openapi.json` } as const;

const documents = new Map<string, Promise<unknown>>();

const read = async (place: string): Promise<unknown> => {
  const response = await sandboxFetch(place);
  if (!response.ok) throw new Error(`Can't read ${place}: status ${response.status}. Reload the page.`);
  return response.json();
};

/** Loads the OpenAPI document of the API or of the control plane, once. After an error the next call tries again. */
export const loadOpenApiDocument = (kind: keyof typeof places): Promise<unknown> => {
  const place = places[kind];
  const loading = documents.get(place) ?? read(place);
  documents.set(place, loading);
  loading.catch(() => documents.delete(place));
  return loading;
};
