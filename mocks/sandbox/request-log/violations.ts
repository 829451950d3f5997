import type { OperationShape } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import type { Context } from 'hono';
import { preferHeader } from '../../preferences.ts';
import type { Env } from '../env.ts';
import { Problem } from '../problem.ts';

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

const inCredentials = (c: Context<Env>, { scope }: OperationShape): Violation[] => {
  if (scope === null || c.get('principal') !== undefined) return [];
  if (c.req.header(authorization) === undefined)
    return [header(authorization, 'missing', 'This operation asks for a token.')];
  // For an answer that was asked for by name nobody looked at the token.
  if (c.get('forced') === preferHeader) return [];
  return [header(authorization, 'unknown_value', 'This is no bearer token that the sandbox knows.')];
};

const hasBody = (c: Context<Env>) =>
  (c.get('input')?.rawBody.byteLength ?? 0) > 0 || Number(c.req.header('Content-Length') ?? 0) > 0;

const inContentType = (c: Context<Env>, { requestBody }: OperationShape): Violation[] => {
  if (requestBody === null || !hasBody(c)) return [];
  const given = c.req.header(contentType);
  const message = `The body is ${requestBody.mediaType}.`;
  if (given === undefined) return [header(contentType, 'missing', message)];
  return given.split(';')[0]?.trim().toLowerCase() === requestBody.mediaType
    ? []
    : [header(contentType, 'unknown_value', message)];
};

const inQuery = (c: Context<Env>, { parameters }: OperationShape): Violation[] => {
  if (!c.req.url.includes('?')) return [];
  const declared = new Set(parameters.query.map(({ name }) => name));
  return Object.keys(c.req.query())
    .filter((name) => !declared.has(name))
    .map((name) => ({
      in: 'query',
      path: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      reason: 'unknown_field',
      message: 'This query key is not known here.',
    }));
};

/** What validation found. A body that can't be read is refused before that, and says so itself. */
const inInput = (c: Context<Env>): Violation[] => {
  const found = c.get('violations');
  if (found !== undefined) return found;
  const fields = c.error instanceof Problem ? c.error.envelope.error.fields : undefined;
  return (fields ?? []).map((field) => ({
    in: field.path === `/${preferHeader}` ? 'header' : 'body',
    ...field,
  }));
};

/**
 * Everything in a request that breaks the contract, whether the answer says so or not: a server may put up with an
 * unknown query key or a body without its Content-Type, and another server may not.
 */
export const violationsOf = (c: Context<Env>, operation: OperationShape): Violation[] => [
  ...inCredentials(c, operation),
  ...inContentType(c, operation),
  ...inQuery(c, operation),
  ...inInput(c),
];
