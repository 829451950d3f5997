import { basePath, type OperationShape } from '@workspace-api/contract';
import { formatUrl } from '../client/send.ts';
import type { Details, Parameter } from './details.ts';

/** The values of parameters by name. An empty value is not sent, except in the path. */
export type Values = Readonly<Record<string, string>>;

/** Request headers that any operation accepts. */
export const [acceptHeader, preferHeader, authorizationHeader] = [
  'Accept',
  'Prefer',
  'Authorization',
] as const;

/** The choice of a token that the user enters. */
export const ownToken = 'own';

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
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
};

const pick = (
  parameters: readonly Parameter[],
  place: Parameter['in'],
  getValue: (parameter: Parameter) => string,
): Values =>
  Object.fromEntries(
    parameters.filter((parameter) => parameter.in === place).map((each) => [each.name, getValue(each)]),
  );

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
): Draft => ({
  operation: id,
  path: pick(parameters, 'path', ({ name, example }) => (name === 'slug' ? slug : example)),
  query: pick(parameters, 'query', ({ example, isInSamples }) => (isInSamples ? example : '')),
  header: pick(parameters, 'header', () => ''),
  token,
  body: bodies[0]?.text ?? '',
});

/** The path template of an operation on this origin. */
export const templateFor = ({ server, path }: Pick<OperationShape, 'server' | 'path'>): string =>
  (server === 'console' ? '' : basePath) + path;

/**
 * Converts a draft to a request.
 *
 * @param token the bearer token; undefined for none
 */
export const toRequest = (
  operation: OperationShape,
  draft: Draft,
  token: string | undefined,
): PlainRequest => {
  const hasBody = operation.requestBody !== null && draft.body !== '';
  return {
    method: operation.method,
    url: formatUrl(templateFor(operation), draft),
    headers: [
      ...(token ? [[authorizationHeader, `Bearer ${token}`] as const] : []),
      ...Object.entries(draft.header).filter(([, value]) => value !== ''),
      ...(hasBody ? [['Content-Type', operation.requestBody.mediaType] as const] : []),
    ],
    ...(hasBody && { body: draft.body }),
  };
};
