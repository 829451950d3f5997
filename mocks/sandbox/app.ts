import { inlineValue } from '@workspace-api/contract';
import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { controlPlane } from './control/mount.ts';
import { apiBase, controlBase } from './core/mounts.ts';
import { problem } from './core/problem.ts';
import { addConsole } from './features/oauth/console/console.ts';
import { proxyBase } from './features/secrets/proxy-url.ts';
import { secretProxy } from './features/secrets/secret-proxy.ts';
import { problemAnswer } from './http/answer.ts';
import { createApi, isOfApi } from './http/api.ts';
import type { AppContext } from './http/app-context.ts';
import { compress } from './http/encodings/index.ts';
import type { Bindings, Env } from './http/env.ts';
import { problemOf } from './http/problem-of.ts';
import { requestIdHeader } from './http/request-id.ts';

/** All that is served beside the contract's operations: the console's page, the secret proxy, the control plane. */
const createPages = (context: AppContext): Hono<Env> => {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const id = context.ids('req');
    c.set('requestId', id);
    c.header(requestIdHeader, id);
    c.header('Date', context.clock.now().toUTCString());
    await next();
  });
  addConsole(app, context);
  app.route(proxyBase, secretProxy(context));
  app.route(controlBase, controlPlane(context));
  app.get(`${controlBase}/`, (c) => c.redirect(controlBase, 308));
  app.notFound((c) => {
    throw problem('not-found', {
      message: `Nothing is served at ${c.req.method} ${inlineValue(c.req.path)}. The API is at ${apiBase}, the control plane at ${controlBase}.`,
    });
  });
  app.onError((error, c) => {
    const id = c.get('requestId');
    const { status, headers, body } = problemAnswer(
      problemOf(context, error, `${id} ${c.req.method} ${c.req.path}`),
      id,
    );
    return c.newResponse(body, status as 500, headers);
  });
  return app;
};

/** The sandbox's HTTP application. Answers are dated by the sandbox's clock, by which their expiries are to be read. */
export const createApp = (context: AppContext) => {
  const api = createApi(context);
  const pages = createPages(context);
  return {
    async fetch(request: Request, bindings: Bindings): Promise<Response> {
      if (isOfApi(getPath(request))) return api(request, bindings);
      // Outside of Hono, which would put the headers of the uncompressed answer over those of the compressed one.
      return compress(request, await pages.fetch(request, bindings));
    },
  };
};
