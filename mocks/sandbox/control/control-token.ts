import { mediaTypes } from '@workspace-api/contract';
import { controlErrors } from '@workspace-api/contract/sandbox';
import { parse, serialize } from 'hono/utils/cookie';
import { Problem } from '../core/problem.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { ControlToken } from '../domain/control-access.ts';
import type { Call, Middleware } from '../http/call.ts';
import { preferred } from '../http/encodings/accept.ts';
import { controlSignInPath } from '../http/mounts.ts';
import { pageHeaders } from '../http/pages/page.ts';
import type { PlainResponse } from '../http/plain-response.ts';
import { tokenPage } from './token-page.ts';

const html = 'text/html';

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
  const { name } = token.cookie;
  return isOwnPage(call) && token.isCookie(parse(call.header('Cookie') ?? '', name)[name] ?? '');
};

/** The page that prompts the user for the token. @param next the path to open afterwards */
export const promptForToken = async (next: string, wasWrong = false): Promise<PlainResponse> => ({
  status,
  headers: { ...pageHeaders(), ...challenge, 'Content-Type': 'text/html; charset=utf-8' },
  body: String(await tokenPage(next, wasWrong)),
});

/** The header that sets the browser's sign-in cookie. */
export const formatCookie = ({ request }: Call, { cookie }: ControlToken): string =>
  serialize(cookie.name, cookie.value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: new URL(request.url).protocol === 'https:',
  });

/**
 * Requires the control token, if there is one. Programs send it as a bearer token. Browsers send the cookie that the
 * sign-in page sets.
 */
export const controlToken = ({ controlAccess: { token } }: Pick<AppContext, 'controlAccess'>): Middleware => {
  if (token === undefined) return () => undefined;
  return (call) => {
    if (isKnown(call, token)) return undefined;
    const wantsPage = preferred(call.header('Accept'), [mediaTypes.json, html]) === html;
    const { origin, pathname, search } = new URL(call.request.url);
    if (isReading(call) && wantsPage) return promptForToken(pathname + search);
    Object.assign(call.headers, challenge);
    throw new Problem(status, {
      error: { code, message: `${message} In a browser, open ${origin}${controlSignInPath}.` },
    });
  };
};
