import { errors, grants, type OperationShape } from '@workspace-api/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';
import type { Problem } from '../problem.ts';
import type { LoggedRequest } from '../request-log/request-log.ts';
import { violationsOf } from '../request-log/violations.ts';

const codeOf = (c: Context<Env>): string | null => {
  if (c.res.status < 400) return null;
  return c.error === undefined ? errors['not-found'].code : (c.error as Problem).envelope.error.code;
};

const declaredQuery = (c: Context<Env>, { parameters }: OperationShape): Record<string, string> => {
  if (!c.req.url.includes('?')) return {};
  const given = c.req.query();
  return Object.fromEntries(
    parameters.query.flatMap(({ name }) => {
      const value = given[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

const scopeOf = (c: Context<Env>, operation: OperationShape | undefined): LoggedRequest['scope'] => {
  const principal = c.get('principal');
  const required = operation?.scope ?? null;
  const held = [...(principal?.scopes ?? [])];
  return { required, held, granted: required === null || !principal ? null : grants(held, required) };
};

/** Keeps what is worth knowing of each request of the API, for the one who makes them. */
export const logRequests =
  (context: AppContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    const began = performance.now();
    const at = context.clock.now().toISOString();
    await next();
    const operation = c.get('operation');
    const principal = c.get('principal');
    context.requestLog.add({
      id: c.get('requestId'),
      at,
      method: c.req.method,
      path: c.req.path,
      query: operation ? declaredQuery(c, operation) : {},
      operation: operation?.id ?? null,
      workspace: c.get('workspace')?.slug ?? null,
      mode: principal?.mode ?? null,
      token: principal?.tokenId ?? null,
      status: c.res.status,
      code: codeOf(c),
      forced: c.get('forced') ?? null,
      duration_ms: Math.round((performance.now() - began) * 10) / 10,
      violations: operation ? violationsOf(c, operation) : [],
      scope: scopeOf(c, operation),
      changes: c.res.ok ? (c.get('changes') ?? []) : [],
    });
  };
