import { mediaTypes } from '@workspace-api/contract';
import { controlErrors } from '@workspace-api/contract/sandbox';
import { html } from 'hono/html';
import { fromUtf8 } from '#host/bytes.ts';
import { Problem } from '../core/problem.ts';
import type { ControlToken } from '../domain/control-access.ts';
import type { Call, Middleware, PlainResponse } from '../http/call.ts';
import { preferred } from '../http/encodings/accept.ts';
import { controlSignInPath, dashboardPath } from '../http/mounts.ts';
import { formatCookie, type Html, page, pageHeaders, pageResponse, readCookie } from '../http/page.ts';
import type { RouteDefinition } from '../http/router.ts';
import { readBody } from '../http/validation/read-body.ts';
import { ownCallers } from './guard.ts';

const wrong = html`<p class="wrong" role="alert">This is not the token of this sandbox.</p>`;

/** The page where a user enters the control token. @param next the path to open afterwards */
const tokenPage = (next: string, wasWrong: boolean): Html =>
  page(
    'Control token',
    html`<h1>Control token</h1>
<p>Other machines can reach this sandbox, so its control plane requires a token. The sandbox printed the token when it
started, unless you set one.</p>
${wasWrong ? wrong : ''}
<form method="post" action="${controlSignInPath}">
<input type="hidden" name="next" value="${next}">
<p><label class="field">Token <input type="password" name="token" required autofocus autocomplete="current-password"></label></p>
<div class="actions"><button value="allow">Continue</button></div>
</form>`,
  );

const { status, code, message } = controlErrors['control-token-required'];

const challenge = { 'WWW-Authenticate': 'Bearer realm="control plane"' };

const isReading = ({ request: { method } }: Call): boolean => method === 'GET' || method === 'HEAD';

/**
 * Whether to accept a browser's cookie: only from the sandbox's own pages and from addresses that the user opens. Pages
 * on other ports of this host belong to the same site, so `SameSite` lets them send the cookie. On plain HTTP between
 * machines, browsers omit `Sec-Fetch-Site`, but they send the origin with every write.
 */
const isOwnPage = (call: Call): boolean => {
  const site = call.header('Sec-Fetch-Site');
  if (isReading(call) && call.header('Sec-Fetch-Mode') === 'navigate') return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = call.header('Origin');
  if (origin === undefined) return isReading(call);
  return URL.canParse(origin) && new URL(origin).host === call.header('Host');
};

const isKnown = (call: Call, token: ControlToken): boolean => {
  const [, bearerToken] = /^Bearer +(\S.*)$/i.exec(call.header('Authorization') ?? '') ?? [];
  if (bearerToken !== undefined) return token.isToken(bearerToken);
  return isOwnPage(call) && token.isCookie(readCookie(call, token.cookie.name) ?? '');
};

/** The page that prompts the user for the token. @param next the path to open afterwards */
const promptForToken = (next: string, wasWrong = false): Promise<PlainResponse> =>
  pageResponse(status, tokenPage(next, wasWrong), { ...pageHeaders(), ...challenge });

/**
 * Requires the control token, if there is one. Programs send it as a bearer token. Browsers send the cookie that the
 * sign-in page sets.
 */
export const controlToken: Middleware = (call) => {
  const { token } = call.context.controlAccess;
  if (token === undefined || isKnown(call, token)) return undefined;
  const wantsPage = preferred(call.header('Accept'), [mediaTypes.json, 'text/html']) === 'text/html';
  const { origin, pathname, search } = new URL(call.request.url);
  if (isReading(call) && wantsPage) return promptForToken(pathname + search);
  Object.assign(call.headers, challenge);
  throw new Problem(status, {
    code,
    message: `${message} In a browser, open ${origin}${controlSignInPath}.`,
  });
};

const dashboard = `${dashboardPath}/`;

/** The maximum size of a form, in bytes. */
const formBytes = 16_384;

/** A path of this origin. Any other target becomes the dashboard, so that links can't redirect a user elsewhere. */
const ownPath = (call: Call, next: string | null): string => {
  const { origin } = new URL(call.request.url);
  if (next === null || !URL.canParse(next, origin)) return dashboard;
  const target = new URL(next, origin);
  // Two slashes at the start of a path lead to another host (RFC 3986 section 4.2).
  const isOwn = target.origin === origin && !target.pathname.startsWith('//');
  return isOwn ? target.pathname + target.search : dashboard;
};

/** Exchanges a token for a cookie. @param form the query of an address, or the fields of a form */
const enter = (call: Call, form: URLSearchParams, submittedToken: string | null) => {
  const { token } = call.context.controlAccess;
  const next = ownPath(call, form.get('next'));
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', Location: next };
  if (token === undefined) return { status: 303, headers, body: null };
  if (submittedToken === null) return promptForToken(next);
  if (!token.isToken(submittedToken)) return promptForToken(next, true);
  const { name, value } = token.cookie;
  const cookie = formatCookie(call, name, value, '/');
  return { status: 303, headers: { ...headers, 'Set-Cookie': cookie }, body: null };
};

const enterByForm: Middleware = async (call) => {
  const form = new URLSearchParams(fromUtf8(await readBody(call, formBytes)));
  return enter(call, form, form.get('token') ?? '');
};

const enterByAddress: Middleware = (call) => enter(call, call.query, call.query.get('token'));

/**
 * Signs a browser in to the control plane, by `?token=` of the address that the command prints, or by the token of a form. The
 * browser's address no longer contains the token afterwards.
 */
export const signInRoutes: readonly RouteDefinition[] = [
  { method: 'GET', path: controlSignInPath, middlewares: [ownCallers, enterByAddress] },
  { method: 'POST', path: controlSignInPath, middlewares: [ownCallers, enterByForm] },
];
