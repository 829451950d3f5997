import { operations } from '@workspace-api/contract';
import { Hono } from 'hono';
import type { AppContext } from './app-context.ts';
import { addConsole } from './console/console.ts';
import { controlPlane } from './control/control-plane.ts';
import type { Env } from './env.ts';
import { crossOrigin } from './middleware/cross-origin.ts';
import { date } from './middleware/date.ts';
import { latency } from './middleware/latency.ts';
import { logRequests } from './middleware/log-requests.ts';
import { noStore } from './middleware/no-store.ts';
import { answerProblems, renderProblem } from './middleware/problems.ts';
import { requestId } from './middleware/request-id.ts';
import { apiBase, controlBase } from './mounts.ts';
import { problem } from './problem.ts';
import { addRoutes } from './routes.ts';
import { proxyBase } from './secrets/proxy-url.ts';
import { secretProxy } from './secrets/secret-proxy.ts';

/** The sandbox's HTTP application. */
export const createApp = (context: AppContext): Hono<Env> => {
  const app = new Hono<Env>();
  app.use(requestId(context));
  app.use(date(context));
  for (const path of [`${apiBase}/*`, operations.getCliConfig.path])
    app.use(path, crossOrigin(), logRequests(context), latency(context));
  app.use(`${apiBase}/oauth/*`, noStore());
  addRoutes(app, apiBase, context);
  addRoutes(app, '', context, 'console');
  addConsole(app, context);
  app.route(proxyBase, secretProxy(context));
  app.route(controlBase, controlPlane(context));
  app.get(`${controlBase}/`, (c) => c.redirect(controlBase, 308));
  app.notFound((c) => renderProblem(c, problem('not-found')));
  app.onError(answerProblems(context));
  return app;
};
