import { basePath, type OperationShape } from '@workspace-api/contract';
import { type components, formatUrl } from '@workspace-api/contract/sandbox';
import { getMember, resolve } from '../client/json.ts';
import { isConsole, toApiPath } from '../requests/logged-request.ts';

/** A parameter of an operation, as the OpenAPI document describes it. */
export type Parameter = {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly description: string;
  readonly example: string;
  /** The only valid values, if they are listed. */
  readonly values: readonly string[];
  /** Whether a first request has it. */
  readonly isInSamples: boolean;
};

/** An example of a request's body. */
export type BodyExample = { readonly name: string; readonly summary: string; readonly text: string };

/** What the form of an operation needs in addition to the table of operations. */
export type Details = { readonly parameters: readonly Parameter[]; readonly bodies: readonly BodyExample[] };

const toParameter = (document: unknown, value: unknown): Parameter => {
  const node = resolve(document, value);
  const schema = resolve(document, node.schema);
  const values = schema.type === 'boolean' ? [true, false] : schema.enum;
  return {
    in: node.in as Parameter['in'],
    name: String(node.name),
    // The first sentence; the reference has the others.
    description: String(node.description ?? '').split(/(?<=\.)\s/)[0] ?? '',
    example: String(node.example ?? ''),
    values: Array.isArray(values) ? values.map(String) : [],
    isInSamples: node.required === true || node['x-in-samples'] === true,
  };
};

const listBodies = (document: unknown, requestBody: unknown): BodyExample[] =>
  Object.values(resolve(document, getMember(resolve(document, requestBody), 'content'))).flatMap((media) =>
    Object.entries(resolve(document, getMember(media, 'examples'))).map(([name, value]) => {
      const example = resolve(document, value);
      return {
        name,
        summary: String(example.summary ?? name),
        text: JSON.stringify(example.value, null, 2),
      };
    }),
  );

/** Reads what an OpenAPI document tells about an operation. */
export const toDetails = (
  document: unknown,
  { path, method }: Pick<OperationShape, 'path' | 'method'>,
): Details => {
  const item = getMember(getMember(document, 'paths'), path);
  const node = resolve(document, getMember(item, method.toLowerCase()));
  const parameters = [getMember(item, 'parameters'), node.parameters].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return {
    parameters: parameters.map((parameter) => toParameter(document, parameter)),
    bodies: listBodies(document, node.requestBody),
  };
};

/** The values of parameters by name. An empty value is not sent, except in the path. */
type Values = Readonly<Record<string, string>>;

/** Request headers that any operation accepts. */
export const [acceptHeader, preferHeader, authorizationHeader] = [
  'Accept',
  'Prefer',
  'Authorization',
] as const;

/** A request to edit. */
export type Draft = {
  /** The operationId. */
  readonly operation: string;
  readonly path: Values;
  readonly query: Values;
  readonly header: Values;
  /** The id of a demo token, `ownToken`, or empty for none. */
  readonly token: string;
  /** Empty for none. */
  readonly body: string;
};

/** A request as it is sent: the path with the query, and everything except the method as strings. */
export type PlainRequest = {
  readonly method: OperationShape['method'];
  readonly url: string;
  readonly headers: [name: string, value: string][];
  readonly body?: string;
};

/**
 * Creates a draft with the contract's examples. Headers stay empty: the examples of a version and of an idempotency key are only
 * valid once.
 *
 * @param slug the workspace, which replaces the example's one
 */
export const createDraft = (
  { id }: Pick<OperationShape, 'id'>,
  { parameters, bodies }: Details,
  { token, slug }: { readonly token: string; readonly slug: string },
): Draft => {
  const pick = (place: Parameter['in'], getValue: (parameter: Parameter) => string): Values =>
    Object.fromEntries(
      parameters.filter((parameter) => parameter.in === place).map((each) => [each.name, getValue(each)]),
    );
  return {
    operation: id,
    path: pick('path', ({ name, example }) => (name === 'slug' ? slug : example)),
    query: pick('query', ({ example, isInSamples }) => (isInSamples ? example : '')),
    header: pick('header', () => ''),
    token,
    body: bodies[0]?.text ?? '',
  };
};

/** The path template of an operation on this origin. */
const templateFor = ({ server, path }: OperationShape): string =>
  (server === 'console' ? '' : basePath) + path;

/** The values of the parameters in an operation's path; none if the path has another form. */
export const matchPath = (operation: OperationShape, path: string): Values => {
  const pattern = templateFor(operation)
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${pattern}$`).exec(path)?.groups ?? {};
};

/**
 * Fills a draft with the values of a logged request.
 *
 * @param draft a draft of its operation; it provides what the log lacks
 * @param tokens the ids of the known tokens
 */
export const fromExchange = (
  operation: OperationShape,
  draft: Draft,
  { entry, request }: components['schemas']['LoggedExchange'],
  tokens: readonly string[],
): Draft => {
  const { [acceptHeader]: accept = '', ...headers } = request.headers;
  const isOffered = Object.values(operation.responses).some(({ content }) => accept in content);
  const read = (names: readonly string[], values: Readonly<Record<string, unknown>>): Values =>
    Object.fromEntries(names.map((name) => [name, String(values[name] ?? '')]));
  return {
    ...draft,
    path: { ...draft.path, ...matchPath(operation, toApiPath(entry.path)) },
    query: read(Object.keys(draft.query), entry.query),
    header: {
      ...read([...Object.keys(draft.header), preferHeader], headers),
      ...(isOffered && { [acceptHeader]: accept }),
    },
    token: isConsole(entry) ? draft.token : (tokens.find((id) => id === entry.token) ?? ''),
    body: request.body ?? '',
  };
};

/**
 * Converts a draft to a request.
 *
 * @param token the bearer token; undefined for none
 */
export const toRequest = (
  operation: OperationShape,
  { path, query, header, body }: Draft,
  token: string | undefined,
): PlainRequest => {
  const hasBody = operation.requestBody !== null && body !== '';
  return {
    method: operation.method,
    url: formatUrl(templateFor(operation), { path, query }),
    headers: [
      ...(token ? [[authorizationHeader, `Bearer ${token}`] as [string, string]] : []),
      ...Object.entries(header).filter(([, value]) => value !== ''),
      ...(hasBody ? [['Content-Type', operation.requestBody.mediaType] as [string, string]] : []),
    ],
    ...(hasBody && { body }),
  };
};
