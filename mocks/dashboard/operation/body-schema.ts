import { controlPath } from '@workspace-api/contract/sandbox';
import type { OperationRequest } from './operation-request.ts';

/** The parts of a JSON Schema that a form is made from. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly default?: unknown;
  readonly maxLength?: number;
  readonly description?: string;
};

/** Follows the reference of a schema, if it is one. */
export type Resolve = (schema: Schema) => Schema;

type Document = { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } };

/** Where the sandbox serves the OpenAPI document of each kind of operation. They are too large for the dashboard's bundle. */
const places = { api: '/openapi.json', control: `${controlPath}/openapi.json` } as const;

const documents = new Map<string, Promise<Document>>();

const read = async (place: string): Promise<Document> => {
  const response = await fetch(place);
  if (!response.ok) throw new Error(`Can't read ${place}: status ${response.status}. Reload the page.`);
  return (await response.json()) as Document;
};

const load = (place: string): Promise<Document> => {
  const loading = documents.get(place) ?? read(place);
  documents.set(place, loading);
  // The next form tries again.
  loading.catch(() => documents.delete(place));
  return loading;
};

/** The schema of a JSON Patch, whose form has the fields of the document that is changed. */
const patchSchema = 'JsonPatch';

/** Whether an operation takes a JSON Patch of the document that it returns. */
export const isPatch = ({ operation }: OperationRequest): boolean =>
  operation.requestBody?.schema === patchSchema;

const findName = ({ operation }: OperationRequest): string | undefined => {
  const { requestBody, responses } = operation;
  if (requestBody?.schema !== patchSchema) return requestBody?.schema;
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return Object.values(response?.content ?? {})[0]?.schema;
};

/** Reads the schema from which the form of an operation is made; undefined if the operation takes no body. */
export const loadBodySchema = async (
  request: OperationRequest,
): Promise<{ schema: Schema; resolve: Resolve } | undefined> => {
  const name = findName(request);
  if (name === undefined) return undefined;
  const { schemas } = (await load(places[request.server])).components;
  const resolve: Resolve = ({ $ref, ...own }) =>
    $ref === undefined ? own : { ...resolve(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}), ...own };
  return { schema: resolve(schemas[name] ?? {}), resolve };
};
