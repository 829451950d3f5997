import {
  type ErrorExample,
  type ErrorName,
  errors,
  examples,
  mediaTypes,
  messages,
  type OperationShape,
} from '@workspace-api/contract';
import { knownResponses } from '../../../known-responses.ts';
import { getListExamples } from '../../../list-examples.ts';
import { problem } from '../../core/problem.ts';
import { challenge } from '../bearer.ts';
import { encodeList, type ListMediaType } from '../encodings/index.ts';
import { exampleHeaders } from './example-headers.ts';

/** One answer that an operation declares; `example` is absent where it has none, such as an answer without a body. */
export type DeclaredResponse = { readonly status: number; readonly example?: string };

type Written = { body: string | ReadableStream | null; headers: Record<string, string> };
type ListExample = Readonly<Record<string, unknown>> & { next_cursor?: string | null; has_more?: boolean };

/** The first answer of an operation with a given status, a given example, or both. */
export const findDeclaredResponse = (
  operation: OperationShape,
  { code, example }: { code?: number; example?: string },
): DeclaredResponse | undefined => {
  const entry = Object.entries(knownResponses(operation)).find(
    ([status, examples]) =>
      (code === undefined || status === String(code)) &&
      (example === undefined || examples.includes(example)),
  );
  if (entry === undefined) return undefined;
  const exampleName = example ?? entry[1][0];
  return { status: Number(entry[0]), ...(exampleName !== undefined && { example: exampleName }) };
};

/** The message of an error, with the failed provider where it names one. */
const formatMessage = (name: ErrorName, upstream: string | undefined, message: string): string =>
  name === 'upstream-unavailable' && upstream ? messages[name]({ upstream }) : message;

/**
 * A declared error as a problem, as the operation answers it: with its own scope and fields.
 *
 * @param details replace those of the example
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

/** The media type of an example that is text, by the end of its name: `agent-list-csv`. */
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

/**
 * A declared success in the negotiated encoding.
 *
 * @param mediaType the negotiated media type
 */
export const declaredSuccess = (
  operation: OperationShape,
  { status, example }: DeclaredResponse,
  { mediaType, bom }: { mediaType: string; bom: boolean },
): Written & { status: number } => {
  const declared = exampleHeaders(operation, status, example);
  if (example === undefined) return { status, body: null, headers: declared };
  const value =
    (examples as Readonly<Record<string, unknown>>)[example] ??
    getListExamples(operation)[example]?.[mediaTypes.json];
  const content: Written =
    typeof value === 'string'
      ? { body: value, headers: { 'Content-Type': getMediaType(operation, example) } }
      : operation.list
        ? writeList(operation, value as ListExample, mediaType, bom)
        : { body: JSON.stringify(value), headers: { 'Content-Type': mediaTypes.json } };
  return { status, body: content.body, headers: { ...declared, ...content.headers } };
};
