import { fromUtf8 } from '#host/bytes.ts';
import { ownCallers } from '../../../control/guard.ts';
import { controlToken } from '../../../control/sign-in.ts';
import type { Call, Middleware, PlainResponse } from '../../../http/call.ts';
import { authorizePath } from '../../../http/mounts.ts';
import { pageHeaders, pageResponse } from '../../../http/page.ts';
import type { RouteDefinition } from '../../../http/router.ts';
import { readBody } from '../../../http/validation/read-body.ts';
import { issueCode } from '../session.ts';
import { type AuthorizeError, type AuthorizeRequest, parseAuthorizeRequest } from './authorize-request.ts';
import { formTarget, redirectWith } from './redirect-uri.ts';
import { accountKey, accounts, errorPage, signInPage } from './sign-in-page.ts';

/**
 * Whether a form was submitted by the sign-in page. Browsers send the origin of a page with every form (Fetch standard, section
 * 3.2), so that no page of another site or port can sign a user in.
 */
const isOwnForm = (call: Call): boolean => {
  const from = call.header('Origin');
  return from === undefined || from === new URL(call.request.url).origin;
};

// RFC 9700 section 4.12: after a 303, the browser doesn't forward the form to the client.
const sendBack = (uri: string, parameters: Record<string, string | undefined>): PlainResponse => ({
  status: 303,
  headers: { 'Cache-Control': 'no-store', Location: redirectWith(uri, parameters) },
  body: null,
});

const refuse = (what: string, remedy: string): Promise<PlainResponse> =>
  pageResponse(400, errorPage(what, remedy));

const refuseRequest = ({ redirectUri, error, description, state }: AuthorizeError) =>
  redirectUri === undefined
    ? refuse(description, 'Correct the address that the program opened, and open it again.')
    : sendBack(redirectUri, { error, error_description: description, state });

const show = async (call: Call, request: AuthorizeRequest): Promise<PlainResponse> => {
  const page = signInPage(request, await accounts(call.context.database));
  return pageResponse(200, page, pageHeaders(formTarget(request.redirectUri)));
};

const decide = async (call: Call, request: AuthorizeRequest): Promise<PlainResponse> => {
  const { context } = call;
  const again = 'Open the address again, and use the form on the new page.';
  if (!isOwnForm(call)) return refuse('This form belongs to another site.', again);
  const form = new URLSearchParams(fromUtf8(await readBody(call)));
  const { redirectUri, state, codeChallenge } = request;
  if (form.get('decision') !== 'allow') return sendBack(redirectUri, { error: 'access_denied', state });
  const chosen = (await accounts(context.database)).find((one) => accountKey(one) === form.get('account'));
  if (!chosen) return refuse('No account was selected, or the account no longer exists.', again);
  const grant = {
    user_id: chosen.user.id,
    workspace_id: chosen.workspace.id,
    mode: form.get('mode') === 'live' ? ('live' as const) : ('test' as const),
    code_challenge: codeChallenge,
    redirect_uri: redirectUri,
  };
  const code = await context.database.transaction((db) => issueCode({ context, db }, grant));
  return sendBack(redirectUri, { code, state });
};

const on =
  (handle: typeof show): Middleware =>
  (call) => {
    const request = parseAuthorizeRequest(call.query, call.context.redirectOrigins);
    return 'error' in request ? refuseRequest(request) : handle(call, request);
  };

// Every user who can open the page can sign in as any user, without a password.
const first = [ownCallers, controlToken];

/** The sign-in page. GET returns the form, which the browser submits to the same address with POST. */
export const consoleRoutes: readonly RouteDefinition[] = [
  { method: 'GET', path: authorizePath, middlewares: [...first, on(show)] },
  { method: 'POST', path: authorizePath, middlewares: [...first, on(decide)] },
];
