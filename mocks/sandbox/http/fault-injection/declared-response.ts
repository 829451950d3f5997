import {
  type ErrorExample,
  type ErrorName,
  errors,
  examples,
  headerExamples,
  headerNames,
  mediaTypes,
  messages,
  type OperationShape,
} from '@workspace-api/contract';
import { loadDocument } from '#host/documents.ts';
import { nearestName } from '../../core/nearest-name.ts';
import { type Problem, problem } from '../../core/problem.ts';
import { challenge } from '../bearer.ts';
import type { PlainResponse } from '../call.ts';
import { encodeList, type ListMediaType } from '../encodings/encode-list.ts';
import { withLiveLimit } from '../rate-limiter.ts';

/** A response that an operation declares. `example` is undefined if it has none, such as for a response without a body. */
type DeclaredResponse = { readonly status: number; readonly example?: string | undefined };

type Pages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The pages of a list that a client can request by name: the contract's examples, an empty page and a long one. Empty for an
 * operation that doesn't return a list.
 */
export const getListExamples = async ({ id, list }: OperationShape): Promise<Pages> =>
  list === null ? {} : (((await loadDocument('list-examples.json')) as Record<string, Pages>)[id] ?? {});

/** The example names of an operation for each status, in their order. */
const listResponses = async (
  operation: OperationShape,
): Promise<(readonly [status: number, examples: readonly string[]])[]> => {
  const pages = Object.keys(await getListExamples(operation));
  return Object.entries(operation.responses).map(([status, { examples }]) => [
    Number(status),
    status === '200' ? [...new Set([...examples, ...pages])] : examples,
  ]);
};

/** Finds the first response of an operation with a given status, example name, or both. */
export const findDeclaredResponse = async (
  operation: OperationShape,
  { code, example }: { readonly code?: number | undefined; readonly example?: string | undefined },
): Promise<DeclaredResponse | undefined> => {
  const match = (await listResponses(operation)).find(
    ([status, names]) =>
      (code === undefined || status === code) && (example === undefined || names.includes(example)),
  );
  return match && { status: match[0], example: example ?? match[1][0] };
};

/** Lists the responses of an operation, for a client that requested one that doesn't exist. */
export const describeResponses = async (operation: OperationShape, example = ''): Promise<string> => {
  const responses = await listResponses(operation);
  const list = responses.map(([status, names]) =>
    names.length > 0 ? `${status} (${names.join(', ')})` : status,
  );
  const nearest = nearestName(
    example,
    responses.flatMap(([, names]) => names),
  );
  const advice = nearest !== undefined && nearest !== example ? ` Did you mean "${nearest}"?` : '';
  return `${operation.id} doesn't declare this response. Available: ${list.join(', ')}.${advice}`;
};

/** Headers that don't apply to an example: it is complete, uncompressed, not a replay, and without a reminder. */
const inapplicable = new Set<string>([
  headerNames.contentEncoding,
  headerNames.idempotentReplayed,
  headerNames.nextCursor,
  headerNames.billingReminder,
  headerNames.vary,
]);

/** The headers of a declared response, with the values of the contract's examples. */
const exampleHeaders = (
  { responses }: OperationShape,
  { status, example }: DeclaredResponse,
): Record<string, string> => {
  // Among 401s, only an expired session has a retry time (clause authentication.expired-session-retry-after).
  const hasRetryTime = status !== errors.unauthorized.status || example === 'token-expired';
  return Object.fromEntries(
    Object.entries(responses[status]?.headers ?? {})
      .filter(([name]) => !inapplicable.has(name) && (hasRetryTime || name !== headerNames.retryAfter))
      .map(([name, { header }]) => [name, headerExamples[header] ?? '']),
  );
};

/**
 * Creates a problem for a declared error, with the scope and the fields of the operation.
 *
 * @param live as for `withLiveLimit`
 * @param details replace the details of the example
 */
export const declaredError = (
  operation: OperationShape,
  response: DeclaredResponse,
  live: Readonly<Record<string, string>>,
  details: { readonly upstream?: string; readonly retryable?: boolean } = {},
): Problem => {
  const name = response.example as ErrorName;
  const { upstream } = details;
  const own: ErrorExample = operation.responses[response.status]?.fitted?.[name] ?? errors[name];
  const headers = {
    ...exampleHeaders(operation, response),
    ...(response.status === errors.unauthorized.status && challenge(name !== 'unauthorized')),
  };
  return problem(name, {
    headers: withLiveLimit(headers, live, response.status),
    details: { ...own.details, ...details },
    message: name === 'upstream-unavailable' && upstream ? messages[name]({ upstream }) : own.message,
    ...(own.fields && { fields: [...own.fields] }),
  });
};

/** The media type of an example that is a string, from the end of its name: `agent-list-csv`. */
const getMediaType = ({ responses }: OperationShape, name: string): string =>
  Object.entries(mediaTypes).find(([short]) => name.endsWith(`-${short}`))?.[1] ??
  Object.values(responses).flatMap(({ content }) => Object.keys(content))[0] ??
  mediaTypes.json;

type ListExample = Readonly<Record<string, unknown>> & {
  readonly next_cursor?: string | null;
  readonly has_more?: boolean;
};

/** Writes an example in the negotiated encoding. */
const writeExample = async (
  operation: OperationShape,
  example: string,
  { mediaType, bom }: { readonly mediaType: string; readonly bom: boolean },
) => {
  const value =
    (examples as Readonly<Record<string, unknown>>)[example] ?? (await getListExamples(operation))[example];
  if (typeof value === 'string')
    return { body: value, headers: { 'Content-Type': getMediaType(operation, example) } };
  const { list } = operation;
  if (!list) return { body: JSON.stringify(value), headers: { 'Content-Type': mediaTypes.json } };
  const { next_cursor = null, has_more = next_cursor !== null, [list.items]: items } = value as ListExample;
  return encodeList(mediaType as ListMediaType, {
    operation,
    items: items as Record<string, unknown>[],
    nextCursor: next_cursor,
    hasMore: has_more,
    bom,
    wantsTrailers: false,
  });
};

/** Creates a declared successful response in the negotiated encoding. */
export const declaredSuccess = async (
  operation: OperationShape,
  response: DeclaredResponse,
  encoding: { readonly mediaType: string; readonly bom: boolean },
): Promise<PlainResponse> => {
  const { status, example } = response;
  const { body, headers } =
    example === undefined ? { body: null, headers: {} } : await writeExample(operation, example, encoding);
  return { status, headers: { ...exampleHeaders(operation, response), ...headers }, body };
};
