import type { OperationShape } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { preferHeader } from '../../preferences.ts';
import type { Call, ValidInput } from '../api/call.ts';

/** What in a request breaks the contract. */
export type Violation = components['schemas']['LoggedRequest']['violations'][number];

const authorization = 'Authorization';
const contentType = 'Content-Type';

const header = (name: string, reason: string, message: string): Violation => ({
  in: 'header',
  path: `/${name}`,
  reason,
  message,
});

const inCredentials = (call: Call, { scope }: OperationShape): Violation[] => {
  if (scope === null) return [];
  if (call.header(authorization) === undefined)
    return [header(authorization, 'missing', 'This operation asks for a token.')];
  // What ended before anybody looked at the token says nothing of it.
  return call.unknownToken
    ? [header(authorization, 'unknown_value', 'This is no bearer token that the sandbox knows.')]
    : [];
};

const hasBody = (call: Call) => {
  const input = call.input as ValidInput | undefined;
  return (input?.rawBody.byteLength ?? 0) > 0 || Number(call.header('Content-Length') ?? 0) > 0;
};

const inContentType = (call: Call, { requestBody }: OperationShape): Violation[] => {
  if (requestBody === null || !hasBody(call)) return [];
  const given = call.header(contentType);
  const message = `The body is ${requestBody.mediaType}.`;
  if (given === undefined) return [header(contentType, 'missing', message)];
  return given.split(';')[0]?.trim().toLowerCase() === requestBody.mediaType
    ? []
    : [header(contentType, 'unknown_value', message)];
};

const inQuery = ({ query }: Call, { parameters }: OperationShape): Violation[] => {
  if (query.size === 0) return [];
  const declared = new Set(parameters.query.map(({ name }) => name));
  return [...new Set(query.keys())]
    .filter((name) => !declared.has(name))
    .map((name) => ({
      in: 'query',
      path: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      reason: 'unknown_field',
      message: 'This query key is not known here.',
    }));
};

/** What validation found. A body that can't be read is refused before that, and says so itself. */
const inInput = ({ violations, problem }: Call): readonly Violation[] => {
  if (violations !== undefined) return violations;
  const fields = problem?.envelope.error.fields;
  return (fields ?? []).map((field) => ({
    in: field.path === `/${preferHeader}` ? 'header' : 'body',
    ...field,
  }));
};

/**
 * Everything in a request that breaks the contract, whether the answer says so or not: a server may put up with an
 * unknown query key or a body without its Content-Type, and another server may not.
 */
export const violationsOf = (call: Call, operation: OperationShape): Violation[] => [
  ...inCredentials(call, operation),
  ...inContentType(call, operation),
  ...inQuery(call, operation),
  ...inInput(call),
];
