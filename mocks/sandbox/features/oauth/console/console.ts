import type { Context, Hono } from 'hono';
import { loopbackOnly } from '../../../control/guard.ts';
import { authorizePath } from '../../../core/mounts.ts';
import type { AppContext } from '../../../http/app-context.ts';
import type { Env } from '../../../http/env.ts';
import { readBody } from '../../../http/validation/read-body.ts';
import { issueCode } from '../authorization-code.ts';
import { accountKey, accounts } from './accounts.ts';
import { type AuthorizeFault, type AuthorizeRequest, parseAuthorizeRequest } from './authorize-request.ts';
import { isOwnForm, stampForm } from './consent-form.ts';
import { pageHeaders } from './page.ts';
import { formTarget, redirectWith } from './redirect-uri.ts';
import { faultPage, signInPage } from './sign-in-page.ts';

// RFC 9700 section 4.12: 303, so that no browser sends the form on to the client.
const sendBack = (c: Context<Env>, uri: string, parameters: Record<string, string | undefined>): Response =>
  c.body(null, 303, { 'Cache-Control': 'no-store', Location: redirectWith(uri, parameters) });

const refuse = (c: Context<Env>, what: string, remedy: string): Response | Promise<Response> =>
  c.html(faultPage(what, remedy), 400, pageHeaders());

const refuseRequest = (c: Context<Env>, { redirectUri, error, description, state }: AuthorizeFault) =>
  redirectUri === undefined
    ? refuse(c, description, 'Mend the address that the program opened, and open it again.')
    : sendBack(c, redirectUri, { error, error_description: description, state });

const show = async (context: AppContext, c: Context<Env>, request: AuthorizeRequest): Promise<Response> => {
  const people = await accounts(context.database);
  const headers = pageHeaders(formTarget(request.redirectUri));
  return c.html(signInPage(request, people, stampForm(context, c)), 200, headers);
};

const decide = async (context: AppContext, c: Context<Env>, request: AuthorizeRequest): Promise<Response> => {
  const form = new URLSearchParams(Buffer.from(await readBody(c.req.raw)).toString());
  const again = 'Open the address again, and decide on the page that comes.';
  if (!isOwnForm(context, c, form.get('stamp')))
    return refuse(c, 'This form was not made for this browser and this sign-in.', again);
  const { redirectUri, state, codeChallenge } = request;
  if (form.get('decision') !== 'allow') return sendBack(c, redirectUri, { error: 'access_denied', state });
  const chosen = (await accounts(context.database)).find((one) => accountKey(one) === form.get('account'));
  if (!chosen) return refuse(c, 'No account was chosen, or it is no longer there.', again);
  const grant = {
    user_id: chosen.userId,
    workspace_id: chosen.workspace.id,
    mode: form.get('mode') === 'live' ? ('live' as const) : ('test' as const),
    code_challenge: codeChallenge,
    redirect_uri: redirectUri,
  };
  const code = await context.database.transaction((db) => issueCode(context, db, grant));
  return sendBack(c, redirectUri, { code, state });
};

/** Puts the sign-in page on the router: a GET shows it, its form comes back as a POST to the same address. */
export const addConsole = (app: Hono<Env>, context: AppContext): void => {
  app.use(authorizePath, loopbackOnly());
  app.on(['GET', 'POST'], [authorizePath], async (c) => {
    const request = parseAuthorizeRequest(new URL(c.req.url).searchParams);
    if ('error' in request) return refuseRequest(c, request);
    return c.req.method === 'POST' ? decide(context, c, request) : show(context, c, request);
  });
};
