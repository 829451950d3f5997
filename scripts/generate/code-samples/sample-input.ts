import type { SampleRequest, SampleToken } from '../../../generated/code/sample-request.ts';
import { exampleHeaders, exampleQuery } from '../client/example-statement.ts';
import type { OperationParts } from '../client/operation-parts.ts';
import {
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type RequestBody,
  resolve,
  type Schema,
} from '../openapi-document.ts';
import { getScope } from '../scope-levels.ts';

/** Marks a value that comes from an environment variable. */
const placeholder = (variable: string): string => `$${variable}`;

/** The variables that contain a token. */
export type TokenVariable = 'SESSION_TOKEN' | 'WORKSPACE_TOKEN';

/** Tokens that samples contain in place of a variable, such as a sandbox's demo tokens. */
export type SampleTokens = Readonly<Partial<Record<TokenVariable, string>>>;

/** The variable that contains the token, or the token itself; undefined if none is needed. */
const getToken = (operation: Operation, tokens: SampleTokens): SampleToken | undefined => {
  if (getScope(operation) === undefined) return undefined;
  const variable = operation['x-session-only'] ? 'SESSION_TOKEN' : 'WORKSPACE_TOKEN';
  const value = tokens[variable];
  return value === undefined ? { variable } : { value };
};

/** The URL of an operation with the example's parameters. */
const sampleUrl = ({ parts, baseUrl }: SampleInput): string => {
  const path = parts.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.pathParameters.find((parameter) => parameter.name === name)?.example)),
  );
  const query = exampleQuery(parts).map(([name, value]): [string, string] => [name, String(value)]);
  const url = (parts.consoleUrl ?? baseUrl) + path;
  return query.length > 0 ? `${url}?${new URLSearchParams(query)}` : url;
};

/** The media type of an operation's body, if its samples send one. */
export const sampleMediaType = ({ operation, body }: OperationParts): string | undefined =>
  body?.required ? Object.keys((operation.requestBody as { content: object }).content)[0] : undefined;

/** The members of a request's body that come from a variable (`x-sample-variable`), as placeholders. */
const placeholdersIn = (document: OpenApiDocument, { requestBody }: Operation): Record<string, string> => {
  if (!requestBody) return {};
  const [media] = Object.values(resolve<RequestBody>(document, requestBody).content) as [MediaType?];
  const { properties = {} } = resolve<Schema>(document, media?.schema ?? {});
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const variable = resolve<Schema>(document, property)['x-sample-variable'];
      return typeof variable === 'string' ? [[name, placeholder(variable)]] : [];
    }),
  );
};

const withPlaceholders = (document: OpenApiDocument, parts: OperationParts): OperationParts => {
  const { body, operation } = parts;
  const example: unknown = body?.example;
  if (!body || typeof example !== 'object' || example === null || Array.isArray(example)) return parts;
  const placeholders = placeholdersIn(document, operation);
  const exampleEntries = Object.entries(example).map(([name, value]) => [name, placeholders[name] ?? value]);
  return { ...parts, body: { ...body, example: Object.fromEntries(exampleEntries) } };
};

/** Reads the parts of an operation's programs. @throws Error if the document names no server */
export const readSampleInput = (
  document: OpenApiDocument,
  parts: OperationParts,
  tokens: SampleTokens = {},
) => {
  const baseUrl = document.servers?.[0]?.url;
  if (baseUrl === undefined)
    throw new Error('Samples need a server: add one to "servers" of the root document.');
  return {
    /** The operation. In the example of its body, placeholders of variables stand for values that only the user knows. */
    parts: withPlaceholders(document, parts),
    baseUrl,
    token: getToken(parts.operation, tokens),
    /** The idempotency key of the contract's example; undefined if the operation accepts none. */
    idempotencyKey: parts.headers.find(({ option }) => option === 'idempotencyKey')?.example,
  };
};

/** The parts from which an operation's programs are generated. */
export type SampleInput = ReturnType<typeof readSampleInput>;

/** Longer JSON is indented. */
const lineLength = 70;

const formatBody = (value: unknown): string => {
  const line = JSON.stringify(value);
  return line.length > lineLength ? JSON.stringify(value, null, 2) : line;
};

/** The request of an operation with the values of the contract's examples. */
export const sampleRequest = (input: SampleInput): SampleRequest => {
  const { parts, token, idempotencyKey } = input;
  const contentType = sampleMediaType(parts);
  return {
    method: parts.method,
    url: sampleUrl(input),
    token,
    ...(idempotencyKey !== undefined && {
      idempotencyKey: { header: 'Idempotency-Key', value: idempotencyKey },
    }),
    headers: exampleHeaders(parts),
    ...(contentType !== undefined && { contentType, body: formatBody(parts.body?.example) }),
    hasVariables: true,
    prints: parts.isStream ? 'lines' : parts.success.content ? 'json' : 'status',
  };
};
