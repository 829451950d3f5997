import { controlPath } from '@workspace-api/contract/sandbox';
import type { Fetch } from './send.ts';

/** Where the sandbox serves the OpenAPI document of each kind of operation. They are too large for the dashboard's bundle. */
const places = { api: '/openapi.json', control: `${controlPath}/openapi.json` } as const;

const documents = new WeakMap<Fetch, Map<string, Promise<unknown>>>();

const read = async (fetch: Fetch, place: string): Promise<unknown> => {
  const response = await fetch(place);
  if (!response.ok) throw new Error(`Can't read ${place}: status ${response.status}. Reload the page.`);
  return response.json();
};

/** Loads the OpenAPI document of the API or of the control plane through a `fetch`, once. After an error the next call tries again. */
export const loadOpenApiDocument = (fetch: Fetch, kind: keyof typeof places): Promise<unknown> => {
  const place = places[kind];
  const loaded = documents.get(fetch) ?? new Map<string, Promise<unknown>>();
  documents.set(fetch, loaded);
  const loading = loaded.get(place) ?? read(fetch, place);
  loaded.set(place, loading);
  loading.catch(() => loaded.delete(place));
  return loading;
};
