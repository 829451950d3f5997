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
import { getListExamples, knownResponses } from '../../../known-responses.ts';
import { problem } from '../../core/problem.ts';
import { challenge } from '../bearer.ts';
import { encodeList, type ListMediaType } from '../encodings/encode-list.ts';

/** Headers that don't apply to an example: it is complete, uncompressed, not a replay, and without a reminder. */
const inapplicable = new Set<string>([
  headerNames.contentEncoding,
  headerNames.idempotentReplayed,
  headerNames.nextCursor,
  headerNames.billingReminder,
  headerNames.vary,
]);

/**
 * Whether a response has a retry time. Among 401s, only an expired session has one (clause
 * authentication.expired-session-retry-after).
 */
const statesRetryTime = (example: string | undefined, status: number): boolean =>
  status !== errors.unauthorized.status || example === 'token-expired';

/**
 * The headers of a declared response, with the values of the contract's examples.
 *
 * @param example the name of the response's example, if it has one
 */
const exampleHeaders = (
  { responses }: OperationShape,
  status: number,
  example: string | undefined,
): Record<string, string> => {
  const lines = Object.entries(responses[status]?.headers ?? {})
    .filter(([name]) => !inapplicable.has(name))
    .filter(([name]) => name !== headerNames.retryAfter || statesRetryTime(example, status))
    .map(([name, { header }]) => [name, headerExamples[header] ?? ''] as const);
  return Object.fromEntries(lines);
};

/** A response that an operation declares. `example` is undefined if it has none, such as for a response without a body. */
export type DeclaredResponse = { readonly status: number; readonly example?: string };

type Written = { body: string | ReadableStream | null; headers: Record<string, string> };
type ListExample = Readonly<Record<string, unknown>> & { next_cursor?: string | null; has_more?: boolean };

/** Finds the first response of an operation with a given status, example name, or both. */
export const findDeclaredResponse = async (
  operation: OperationShape,
  { code, example }: { code?: number; example?: string },
): Promise<DeclaredResponse | undefined> => {
  const entry = Object.entries(await knownResponses(operation)).find(
    ([status, examples]) =>
      (code === undefined || status === String(code)) &&
      (example === undefined || examples.includes(example)),
  );
  if (entry === undefined) return undefined;
  const exampleName = example ?? entry[1][0];
  return { status: Number(entry[0]), ...(exampleName !== undefined && { example: exampleName }) };
};

/** Formats the message of an error, with the failed provider if there is one. */
const formatMessage = (name: ErrorName, upstream: string | undefined, message: string): string =>
  name === 'upstream-unavailable' && upstream ? messages[name]({ upstream }) : message;

/**
 * Creates a problem for a declared error, with the scope and the fields of the operation.
 *
 * @param details replace the details of the example
 */
export const declaredError = (
  operation: OperationShape,
  { status, example }: DeclaredResponse,
  details: { readonly upstream?: string; readonly retryable?: boolean } = {},
) => {
  const name = example as ErrorName;
  const headers = {
    ...exampleHeaders(operation, status, example),
    ...(status === errors.unauthorized.status && challenge(name !== 'unauthorized')),
  };
  const own: ErrorExample = operation.responses[status]?.fitted?.[name] ?? errors[name];
  return problem(name, {
    headers,
    details: { ...own.details, ...details },
    message: formatMessage(name, details.upstream, own.message),
    ...(own.fields && { fields: [...own.fields] }),
  });
};

export const isError = ({ example }: DeclaredResponse): boolean => Object.hasOwn(errors, example ?? '');

/** The media type of an example, from the end of its name: `agent-list-csv`. */
const getMediaType = (operation: OperationShape, name: string): string =>
  Object.entries(mediaTypes).find(([short]) => name.endsWith(`-${short}`))?.[1] ??
  Object.values(operation.responses).flatMap(({ content }) => Object.keys(content))[0] ??
  mediaTypes.json;

const writeList = (operation: OperationShape, value: ListExample, mediaType: string, bom: boolean): Written =>
  encodeList(mediaType as ListMediaType, {
    operation,
    items: value[operation.list?.items ?? ''] as Record<string, unknown>[],
    nextCursor: value.next_cursor ?? null,
    hasMore: value.has_more ?? typeof value.next_cursor === 'string',
    bom,
    wantsTrailers: false,
  });

/** Creates a declared successful response in the negotiated encoding. */
export const declaredSuccess = async (
  operation: OperationShape,
  { status, example }: DeclaredResponse,
  { mediaType, bom }: { mediaType: string; bom: boolean },
): Promise<Written & { status: number }> => {
  const declared = exampleHeaders(operation, status, example);
  if (example === undefined) return { status, body: null, headers: declared };
  const value =
    (examples as Readonly<Record<string, unknown>>)[example] ??
    (await getListExamples(operation))[example]?.[mediaTypes.json];
  const content: Written =
    typeof value === 'string'
      ? { body: value, headers: { 'Content-Type': getMediaType(operation, example) } }
      : operation.list
        ? writeList(operation, value as ListExample, mediaType, bom)
        : { body: JSON.stringify(value), headers: { 'Content-Type': mediaTypes.json } };
  return { status, body: content.body, headers: { ...declared, ...content.headers } };
};
