import { mediaTypes } from '@workspace-api/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';
import { Problem, problem } from '../problem.ts';

/** Renders a problem: always JSON, whatever encoding was asked for (Output encodings, rule 3). */
export const renderProblem = (c: Context<Env>, { status, envelope, headers }: Problem): Response => {
  const { details } = envelope.error;
  // The contract's example shows the id of some request; this one has its own.
  if (details?.request_id !== undefined) details.request_id = c.get('requestId');
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('Content-Type', mediaTypes.json);
  return c.body(JSON.stringify(envelope), status as ContentfulStatusCode);
};

/** Turns whatever was thrown into the envelope. A fault of the sandbox itself is logged, and told without its inside. */
export const answerProblems =
  (context: AppContext) =>
  (error: Error, c: Context<Env>): Response => {
    if (error instanceof Problem) return renderProblem(c, error);
    context.log(`${c.get('requestId')} ${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return renderProblem(c, problem('internal-error'));
  };
