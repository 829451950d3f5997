import { fromUtf8, toBase64url } from '#host/bytes.ts';
import { setsCookies } from '#host/connection.ts';
import { hmacSha256 } from '#host/crypto.ts';
import { ownCallers } from '../../../control/guard.ts';
import { controlToken } from '../../../control/sign-in.ts';
import { equalStrings } from '../../../core/token-secret.ts';
import type { AppContext } from '../../../domain/app-context.ts';
import type { Call, Middleware, PlainResponse } from '../../../http/call.ts';
import { authorizePath } from '../../../http/mounts.ts';
import { formatCookie, pageHeaders, pageResponse, readCookie } from '../../../http/page.ts';
import type { RouteDefinition } from '../../../http/router.ts';
import { readBody } from '../../../http/validation/read-body.ts';
import { issueCode } from '../session.ts';
import { accountKey, accounts } from './accounts.ts';
import { type AuthorizeError, type AuthorizeRequest, parseAuthorizeRequest } from './authorize-request.ts';
import { formTarget, redirectWith } from './redirect-uri.ts';
import { errorPage, signInPage } from './sign-in-page.ts';

const cookieName = 'sign_in';
const cookiePattern = /^[A-Za-z0-9_-]{32}$/;

const deriveCsrfToken = ({ keys }: Pick<AppContext, 'keys'>, browser: string, query: string): string =>
  toBase64url(hmacSha256(keys.derive('consent forms'), `${browser}\n${query}`));

/**
 * Creates the CSRF token of a form for this browser and this request. Another site can submit a form to this page, but can read
 * neither the token nor its cookie. Tabs of one browser share the cookie.
 *
 * @returns the token, and the `Set-Cookie` header of the page that contains it
 */
const createCsrfToken = (context: AppContext, call: Call): { csrfToken: string; cookie: string } => {
  const { search } = new URL(call.request.url);
  const sentCookie = readCookie(call, cookieName) ?? '';
  const browser = cookiePattern.test(sentCookie) ? sentCookie : toBase64url(context.random(24));
  const cookie = formatCookie(call, cookieName, browser, authorizePath);
  return { csrfToken: deriveCsrfToken(context, browser, search), cookie };
};

/** Whether a submitted form was created for this browser and this request. */
const isFormValid = (context: AppContext, call: Call, csrfToken: string | null): boolean => {
  const { origin, search } = new URL(call.request.url);
  const from = call.header('Origin');
  if (csrfToken === null || (from !== undefined && from !== origin)) return false;
  // Only programs of the same page send requests to a sandbox without cookies.
  if (!setsCookies) return true;
  const browser = readCookie(call, cookieName);
  if (browser === undefined) return false;
  return equalStrings(csrfToken, deriveCsrfToken(context, browser, search));
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

const show = async (context: AppContext, call: Call, request: AuthorizeRequest): Promise<PlainResponse> => {
  const signInAccounts = await accounts(context.database);
  const { csrfToken, cookie } = createCsrfToken(context, call);
  const headers = { ...pageHeaders(formTarget(request.redirectUri)), 'Set-Cookie': cookie };
  return pageResponse(200, signInPage(request, signInAccounts, csrfToken), headers);
};

const decide = async (context: AppContext, call: Call, request: AuthorizeRequest): Promise<PlainResponse> => {
  const form = new URLSearchParams(fromUtf8(await readBody(call)));
  const again = 'Open the address again, and use the form on the new page.';
  if (!isFormValid(context, call, form.get('csrfToken')))
    return refuse('This form belongs to another browser or another sign-in.', again);
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

/** The sign-in page. GET returns the form, which the browser submits to the same address with POST. */
export const consoleRoutes = (context: AppContext): RouteDefinition[] => {
  const on =
    (handle: typeof show): Middleware =>
    (call) => {
      const request = parseAuthorizeRequest(call.query, context.redirectOrigins);
      return 'error' in request ? refuseRequest(request) : handle(context, call, request);
    };
  // Every user who can open the page can sign in as any user, without a password.
  const first = [ownCallers(context), controlToken(context)];
  return [
    { method: 'GET', path: authorizePath, middlewares: [...first, on(show)] },
    { method: 'POST', path: authorizePath, middlewares: [...first, on(decide)] },
  ];
};
