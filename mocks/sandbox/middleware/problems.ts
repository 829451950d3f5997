import { mediaTypes } from '@workspace-api/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';
import { Problem, problem } from '../problem.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';
import { vanished } from './vanished.ts';

/** Renders a problem: always JSON, whatever encoding was asked for (Output encodings, rule 3). */
export const renderProblem = (c: Context<Env>, { status, envelope, headers }: Problem): Response => {
  const { details } = envelope.error;
  // The contract's example shows the id of some request; this one has its own.
  if (details?.request_id !== undefined) details.request_id = c.get('requestId');
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('Content-Type', mediaTypes.json);
  return c.body(JSON.stringify(envelope), status as ContentfulStatusCode);
};

/** What was thrown, as the contract tells it: the database is a provider behind the service. */
const problemOf = (error: Error): Problem => {
  if (error instanceof Problem) return error;
  return problem(error instanceof StoreUnavailable ? 'upstream-unavailable' : 'internal-error');
};

/** Turns whatever was thrown into the envelope. A fault of the sandbox itself is logged, and told without its inside. */
export const answerProblems =
  (context: AppContext) =>
  async (error: Error, c: Context<Env>): Promise<Response> => {
    if (error instanceof Problem) return renderProblem(c, error);
    const away = error instanceof StoreUnavailable;
    const missing = away ? undefined : await vanished(context, c);
    // What comes after, the log of requests too, sees the problem and not what it was made from.
    c.error = missing ?? problemOf(error);
    const what = away ? error.message : (error.stack ?? error.message);
    if (!missing) context.log(`${c.get('requestId')} ${c.req.method} ${c.req.path}: ${what}`);
    return renderProblem(c, c.error as Problem);
  };
