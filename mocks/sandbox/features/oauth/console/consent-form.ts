import { parse, serialize } from 'hono/utils/cookie';
import { toBase64url } from '#host/bytes.ts';
import { setsCookies } from '#host/connection.ts';
import { hmacSha256 } from '#host/crypto.ts';
import { equalStrings } from '../../../core/token-secret.ts';
import type { AppContext } from '../../../domain/app-context.ts';
import type { Call } from '../../../http/call.ts';
import { authorizePath } from '../../../http/mounts.ts';

const cookieName = 'sign_in';
const cookiePattern = /^[A-Za-z0-9_-]{32}$/;

const readCookie = (call: Call): string | undefined =>
  parse(call.header('Cookie') ?? '', cookieName)[cookieName];

const deriveCsrfToken = ({ keys }: Pick<AppContext, 'keys'>, browser: string, query: string): string =>
  toBase64url(hmacSha256(keys.derive('consent forms'), `${browser}\n${query}`));

/**
 * Creates the CSRF token of a form for this browser and this request. Another site can submit a form to this page, but can read
 * neither the token nor its cookie. Tabs of one browser share the cookie.
 *
 * @returns the token, and the `Set-Cookie` header of the page that contains it
 */
export const createCsrfToken = (context: AppContext, call: Call): { csrfToken: string; cookie: string } => {
  const { protocol, search } = new URL(call.request.url);
  const sentCookie = readCookie(call) ?? '';
  const browser = cookiePattern.test(sentCookie) ? sentCookie : toBase64url(context.random(24));
  const cookie = serialize(cookieName, browser, {
    path: authorizePath,
    httpOnly: true,
    sameSite: 'Strict',
    secure: protocol === 'https:',
  });
  return { csrfToken: deriveCsrfToken(context, browser, search), cookie };
};

/** Whether a submitted form was created for this browser and this request. */
export const isFormValid = (context: AppContext, call: Call, csrfToken: string | null): boolean => {
  const { origin, search } = new URL(call.request.url);
  const from = call.header('Origin');
  if (csrfToken === null || (from !== undefined && from !== origin)) return false;
  // Only programs of the same page send requests to a sandbox without cookies.
  if (!setsCookies) return true;
  const browser = readCookie(call);
  if (browser === undefined) return false;
  return equalStrings(csrfToken, deriveCsrfToken(context, browser, search));
};
