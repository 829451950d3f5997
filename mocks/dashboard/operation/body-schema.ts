import { loadOpenApiDocument } from '../client/openapi-document.ts';
import type { OperationRequest } from '../client/request.ts';
import { resolve as resolveIn } from '../client/resolve.ts';

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
  readonly format?: string;
  readonly description?: string;
};

/** Follows the reference of a schema, if it is one. */
export type Resolve = (schema: Schema) => Schema;

type Document = { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } };

/** The schema of a JSON Patch, whose form has the fields of the document that is changed. */
const patchSchema = 'JsonPatch';

/** Whether an operation takes a JSON Patch of the document that it returns. */
export const isPatch = ({ operation }: OperationRequest): boolean =>
  operation.requestBody?.schema === patchSchema;

/** The records of the control plane whose schemas seeds don't have. */
const notInSeeds: Readonly<Record<string, Schema>> = {
  theme: { $ref: '#/components/schemas/ThemeRecord' },
  tokens: { $ref: '#/components/schemas/NewToken' },
};

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
  const document = (await loadOpenApiDocument(request.server)) as Document;
  const { schemas } = document.components;
  const resolve: Resolve = (schema) => resolveIn(document, schema);
  const lists = { ...schemas.SeedRecords?.properties, ...notInSeeds };
  const list = request.resource === undefined ? undefined : resolve(lists[request.resource] ?? {});
  if (list === undefined) return { schema: resolve(schemas[name] ?? {}), resolve };
  const schema = resolve(list.items ?? list);
  // A change has only the members that change.
  return { schema: request.operation.method === 'PATCH' ? { ...schema, required: [] } : schema, resolve };
};
