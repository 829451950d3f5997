import type { SampleRequest, SampleToken } from '../../../generated/code/sample-request.ts';
import { exampleHeaders, exampleQuery } from '../client/example-statement.ts';
import { type OperationParts, toParts } from '../client/operation-parts.ts';
import {
  isNode,
  mapValues,
  type OpenApiDocument,
  type Operation,
  type OperationEntry,
  resolve,
  type Schema,
} from '../openapi-document.ts';
import { getScope } from '../scope-levels.ts';

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
export const sampleMediaType = ({ body }: OperationParts): string | undefined =>
  body?.required ? body.mediaType : undefined;

/** Replaces the members of the example of a body that come from a variable (`x-sample-variable`) by placeholders. */
const withPlaceholders = (document: OpenApiDocument, parts: OperationParts): OperationParts => {
  const { body } = parts;
  const example: unknown = body?.example;
  if (!body || !isNode(example)) return parts;
  const { properties = {} } = resolve<Schema>(document, body.schema ?? {});
  const withVariables = mapValues(example, (value, name) => {
    const variable = resolve<Schema>(document, properties[name] ?? {})['x-sample-variable'];
    return typeof variable === 'string' ? `$${variable}` : value;
  });
  return { ...parts, body: { ...body, example: withVariables } };
};

/** Reads the parts of an operation's programs. @throws Error if the document names no server */
export const readSampleInput = (
  document: OpenApiDocument,
  entry: OperationEntry,
  tokens: SampleTokens = {},
) => {
  const parts = toParts(document, entry);
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
    headers: exampleHeaders(parts).map(({ name, example = '' }) => [name, example] as const),
    ...(contentType !== undefined && { contentType, body: formatBody(parts.body?.example) }),
    hasVariables: true,
    prints: parts.isStream ? 'lines' : parts.success.content ? 'json' : 'status',
  };
};
