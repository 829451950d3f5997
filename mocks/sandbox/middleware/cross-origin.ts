import { headerNames, operationList } from '@workspace-api/contract';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { preferHeader } from '../../preferences.ts';
import { preferenceApplied } from './preferred-answer.ts';
import { requestIdHeader } from './request-id.ts';

const unique = (names: readonly string[]) => [...new Set(names)];

/** The request headers that an operation reads. */
const asked = unique([
  'Authorization',
  'Content-Type',
  headerNames.idempotencyKey,
  headerNames.ifMatch,
  ...operationList.flatMap(({ parameters }) => parameters.header.map(({ name }) => name)),
  preferHeader,
]);

/** Every header that the contract declares for an answer, and those that the sandbox adds. */
const answered = unique([
  ...operationList.flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ headers }) => Object.keys(headers)),
  ),
  requestIdHeader,
  preferenceApplied,
  'WWW-Authenticate',
  'Date',
]);

/**
 * Lets a frontend on any origin call the API from a browser. A token is sent by whoever holds it and never by the
 * browser on its own, so there is nothing that a foreign page could borrow.
 */
export const crossOrigin = (): MiddlewareHandler => {
  const preflight = cors({
    origin: '*',
    allowHeaders: asked,
    allowMethods: unique(operationList.map(({ method }) => method)),
    // Seconds for which a browser doesn't ask again.
    maxAge: 600,
  });
  const exposed = answered.join(',');
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    // Not left to Hono's middleware: it makes an answer to put them on, and the real one is then read into a copy.
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Access-Control-Expose-Headers', exposed);
    await next();
  };
};
