import { Hono } from 'hono';
import type { AppContext } from './app-context.ts';
import { compress } from './encodings/index.ts';
import type { Env } from './env.ts';
import { crossOrigin } from './middleware/cross-origin.ts';
import { answerProblems, renderProblem } from './middleware/problems.ts';
import { requestId } from './middleware/request-id.ts';
import { problem } from './problem.ts';
import { addRoutes } from './routes.ts';
import { proxyBase } from './secrets/proxy-url.ts';
import { secretProxy } from './secrets/secret-proxy.ts';

/** Where the API is mounted; the version is part of every address (Versioning). */
export const apiBase = '/v1';

/** Where the control plane is mounted. */
export const controlBase = '/_sandbox';

/** The sandbox's HTTP application. */
export const createApp = (context: AppContext): Hono<Env> => {
  const app = new Hono<Env>();
  app.use(requestId(context));
  app.use(`${apiBase}/*`, crossOrigin());
  app.use(async (c, next) => {
    await next();
    c.res = await compress(c.req.raw, c.res);
  });
  addRoutes(app, apiBase, context);
  app.route(proxyBase, secretProxy(context));
  app.notFound((c) => renderProblem(c, problem('not-found')));
  app.onError(answerProblems(context));
  return app;
};
