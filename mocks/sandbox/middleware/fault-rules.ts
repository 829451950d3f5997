import { errors, headerNames, type OperationShape } from '@workspace-api/contract';
import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../app-context.ts';
import { declaredError, findDeclaredAnswer } from '../disturbance/declared-answer.ts';
import { drawLatency } from '../disturbance/latency.ts';
import { wait } from '../disturbance/wait.ts';
import type { Env } from '../env.ts';

/** The request was counted: what its answer says of the limit is true, unless the limit is what fails it. */
const counted = new Set<string>([
  headerNames.rateLimitLimit,
  headerNames.rateLimitRemaining,
  headerNames.rateLimitReset,
]);

const failure = (operation: OperationShape, error: string) => {
  const thrown = declaredError(
    operation,
    findDeclaredAnswer(operation, { example: error }) as { status: 500 },
  );
  if (thrown.status === errors['rate-limited'].status) return thrown;
  for (const name of counted) delete thrown.headers[name];
  return thrown;
};

/** Lets the request wait or fail as the first fault rule says that it meets. */
export const faultRules =
  (context: AppContext, operation: OperationShape): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { faultRules: rules } = context;
    if (rules.none) return next();
    const workspace = c.req.param('slug') ?? c.get('principal')?.workspace.slug;
    const rule = await rules.take({ operation, workspace });
    if (rule === undefined) return next();
    c.set('forced', rule.id);
    if (rule.latency) await wait(drawLatency(rule.latency, context.random), c.req.raw.signal);
    if (rule.error !== null) throw failure(operation, rule.error);
    await next();
  };
