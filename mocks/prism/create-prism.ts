import { type ErrorName, errors, headerNames, mediaTypes } from '@workspace-api/contract';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { noSuchResponse } from '../known-responses.ts';
import { type Preferences, readPreferences } from '../preferences.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import { createEngine, type Engine, type PrismRequest } from './engine.ts';
import { toPrismRequest } from './prism-request.ts';
import { envelope, respond } from './respond.ts';
import { type Field, toFields } from './violations.ts';

// Errors are always JSON (clause encodings.errors-stay-json).
const inJson = (prismRequest: PrismRequest): PrismRequest => ({
  ...prismRequest,
  headers: { ...prismRequest.headers, accept: mediaTypes.json },
});

/** Returns the contract's error example for an invalid request. Prism would use the first 4xx example, a 422. */
const refuse = async (
  engine: Engine,
  prismRequest: PrismRequest,
  example: ErrorName,
  fields?: readonly Field[],
) => {
  const { status: code } = errors[example];
  const outcome = await engine(inJson(prismRequest), { code, example });
  if ('problem' in outcome) return envelope(example, fields);
  const { error } = outcome.body as { error: object };
  return respond(fields === undefined ? outcome : { ...outcome, body: { error: { ...error, fields } } });
};

/** Maps Prism's problems, named in `router/errors` and `mocker/errors` of prism-http, to errors of the contract. */
const explain = async (
  engine: Engine,
  prismRequest: PrismRequest,
  problem: string,
  { request, preferences: { code, example } }: { request: Request; preferences: Preferences },
) => {
  if (problem === 'NO_PATH_MATCHED_ERROR' || problem === 'NO_METHOD_MATCHED_ERROR')
    return envelope('not-found');
  if (problem === 'NOT_ACCEPTABLE') return refuse(engine, prismRequest, 'not-acceptable');
  if (code === undefined && example === undefined) {
    throw new Error(`Prism has no response for ${prismRequest.method} ${prismRequest.url.path}: ${problem}`);
  }
  const operation = findOperation(request);
  const message = operation
    ? await noSuchResponse(operation)
    : "The operation doesn't declare this response.";
  return envelope('validation-failed', [{ path: '/Prefer', reason: 'unknown_value', message }]);
};

const forward = async (engine: Engine, request: Request): Promise<Response> => {
  const { prismRequest, malformed } = await toPrismRequest(request);
  const preferences = readPreferences(request.headers.get('Prefer'));
  const isForced = preferences.code !== undefined;
  if (Number.isNaN(preferences.code))
    return explain(engine, prismRequest, 'no status', { request, preferences });
  const outcome = await engine(
    isForced && preferences.code >= 400 ? inJson(prismRequest) : prismRequest,
    preferences,
  );
  if ('problem' in outcome) return explain(engine, prismRequest, outcome.problem, { request, preferences });
  const { violations } = outcome;
  if (isForced) return respond(outcome);
  if (violations.length > 0 && outcome.status === errors.unauthorized.status) {
    return refuse(engine, prismRequest, 'unauthorized');
  }
  if (violations.some(({ path }) => path[0] === 'path')) return refuse(engine, prismRequest, 'not-found');
  if (malformed) return refuse(engine, prismRequest, 'malformed-json');
  return violations.length === 0
    ? respond(outcome)
    : refuse(engine, prismRequest, 'validation-failed', toFields(violations));
};

/**
 * Serves the contract's examples with Prism. Every operation responds with its first example, and `Prefer: code=409,
 * example=already-decided` forces any other declared response, regardless of the request. This wrapper only handles cases that
 * Prism doesn't: malformed and invalid requests, encodings, unknown paths. Pages of any origin may call it.
 *
 * @param options.log receives the lines of Prism's log; by default nothing is logged
 */
export const createPrism = async (options: { readonly log?: (line: string) => void } = {}) => {
  const engine = await createEngine(options.log ?? (() => {}));
  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: Object.values(headerNames) }));
  app.all('*', (context) => forward(engine, context.req.raw));
  return { fetch: async (request: Request): Promise<Response> => app.fetch(request) };
};
