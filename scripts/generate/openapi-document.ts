/** A JSON Schema node of the bundle, with the keywords that the generator reads. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  examples?: unknown[];
  'x-provisional'?: string;
  [keyword: string]: unknown;
};

export type Ref = { $ref: string };
export type Example = {
  summary?: string;
  value: unknown;
  'x-status'?: number;
  'x-message'?: string;
  'x-message-values'?: Record<string, string>;
  /** Other responses to the same condition that a reading of the service document allows. */
  'x-tolerated'?: { status: string; code?: string }[];
  /** The reason for the code that the contract chose, if the service document lists none. */
  'x-chosen-code'?: string;
};
export type Header = {
  description?: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
  'x-provisional'?: string;
};
export type MediaType = {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example | Ref>;
  'x-item-schema'?: string;
};
/** What to call next with a value of a response. The parameters are runtime expressions, such as `$response.body#/id`. */
export type Link = { operationId: string; description?: string; parameters: Record<string, string> };
export type Response = {
  description: string;
  headers?: Record<string, Header | Ref>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
  'x-provisional'?: string;
};
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
  'x-provisional'?: string;
  /** Whether code samples show it although it is optional. */
  'x-in-samples'?: boolean;
};
export type RequestBody = {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
  'x-provisional'?: string;
};
export type Pagination = {
  items: string;
  'tolerated-items'?: string[];
  default: number;
  max: number;
  order?: string;
  'has-more'?: boolean;
};
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Ref)[];
  requestBody?: RequestBody | Ref;
  responses: Record<string, Response | Ref>;
  servers?: { url: string }[];
  'x-pagination'?: Pagination;
  'x-security'?: { 'x-provisional': string };
  'x-provisional'?: string;
  [extension: `x-${string}`]: unknown;
};
/** The description of a collection's records in its path: what identifies them, and which operations handle them. */
export type Resource = {
  name: string;
  id?: string;
  label?: string;
  list?: string;
  create?: string;
  inspect?: string;
  delete?: string;
  retire?: string;
};
export type PathItem = {
  'x-path'?: string;
  parameters?: (Parameter | Ref)[];
  servers?: { url: string }[];
  'x-resource'?: Resource;
} & {
  [method in Method]?: Operation;
};

/** The bundled OpenAPI document: one file, with only internal references. */
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string };
  tags?: { name: string; description: string }[];
  servers?: { url: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>> & { schemas: Record<string, Schema> };
};

/** The HTTP methods of a path item that the contract uses. */
export const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** Any part of an OpenAPI document. */
export type Node = { readonly [key: string]: unknown };

/** Whether a value may have members. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a copy of JSON in which a function has replaced each value, from the outermost to the innermost. */
export const rewrite = <T>(json: T, replace: (key: string, value: unknown) => unknown): T =>
  JSON.parse(JSON.stringify(json, replace)) as T;

/** Returns an object with the same names, each with what a function returns for its value. */
export const mapValues = <Value, Mapped>(
  object: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Mapped,
): Record<string, Mapped> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]));

/** Returns the steps of a JSON Pointer, with or without `#`. */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns the node at a JSON Pointer; undefined if there is none. */
export const getNode = (document: object, pointer: string): unknown =>
  parsePointer(pointer).reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step],
    document,
  );

/** Follows a local `$ref`, or returns the node itself. @throws Error if the target doesn't exist */
export const resolve = <T extends object>(document: OpenApiDocument, node: T | Ref): T => {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  const target = getNode(document, node.$ref);
  if (target === undefined) throw new Error(`The bundle has no ${node.$ref}, which something refers to.`);
  return resolve(document, target as T | Ref);
};

/** Returns an operation with what its references lead to. */
const readOperation = (
  document: OpenApiDocument,
  path: string,
  method: Method,
  item: PathItem,
  operation: Operation,
) => ({
  path,
  method,
  item,
  operation,
  /** The parameters of the path, then the operation's own. */
  get parameters() {
    return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((node) =>
      resolve<Parameter>(document, node),
    );
  },
  get body() {
    return operation.requestBody && resolve<RequestBody>(document, operation.requestBody);
  },
  get responses() {
    return Object.entries(operation.responses).map(
      ([status, node]) => [status, resolve<Response>(document, node)] as const,
    );
  },
  /** The first success that it declares. */
  get success() {
    return this.responses.find(([status]) => status.startsWith('2'))?.[1];
  },
});

/** An operation, and what its references lead to. */
export type OperationEntry = ReturnType<typeof readOperation>;

/** Lists the operations of the paths, or of the webhooks, in the order of the document. */
export const listOperations = (document: OpenApiDocument, paths = document.paths): OperationEntry[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [readOperation(document, path, method, item, operation)] : [];
    }),
  );

/** Returns the name of the component that a reference points to. @throws Error if the node is inline */
export const componentName = (where: string, node: object | undefined): string => {
  const ref = (node as Ref | undefined)?.$ref;
  if (!ref) throw new Error(`${where}: give it its own component in openapi/ and refer to that with $ref.`);
  return ref.split('/').at(-1) as string;
};

/** The name of a header as a variable: `If-Match` becomes `ifMatch`, and `X-Next-Cursor` becomes `nextCursor`. */
export const headerVariable = (name: string): string => {
  const [first = '', ...others] = name.replace(/^X-/, '').split('-');
  const start = others.length === 0 ? first.toLowerCase() : first.charAt(0).toLowerCase() + first.slice(1);
  return start + others.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
};

/** Returns the name of the schema of the records in a list's or stream's response. */
export const getItemSchema = (response: Response | undefined): string | undefined =>
  Object.values(response?.content ?? {})
    .flatMap((media) => media['x-item-schema'] ?? [])[0]
    ?.split('/')
    .at(-1);

/** Lists the examples of a document by name. */
export const listExamples = (document: OpenApiDocument): [name: string, example: Example][] =>
  Object.entries(document.components.examples ?? {}) as [string, Example][];

/** Lists the examples that are errors. */
export const listErrors = (
  document: OpenApiDocument,
): [name: string, example: Example & { 'x-status': number }][] =>
  listExamples(document).flatMap(([name, example]) => {
    const { 'x-status': status } = example;
    return status === undefined ? [] : [[name, { ...example, 'x-status': status }]];
  });

/** Lists the codes in the examples of an error's body, each once. */
export const listErrorCodes = (document: OpenApiDocument, { examples = {} }: MediaType): string[] => {
  const codes = Object.values(examples).map(
    (example) => (resolve<Example>(document, example).value as { error: { code: string } }).error.code,
  );
  return [...new Set(codes)];
};
