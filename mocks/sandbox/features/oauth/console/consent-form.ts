import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { authorizePath } from '../../../core/mounts.ts';
import type { AppContext } from '../../../http/app-context.ts';
import type { Call } from '../../../http/call.ts';

const cookieName = 'sign_in';
const cookiePattern = /^[A-Za-z0-9_-]{32}$/;

const cookieOf = (call: Call): string | undefined =>
  parse(call.header('Cookie') ?? '', cookieName)[cookieName];

const stampOf = ({ keys }: Pick<AppContext, 'keys'>, browser: string, query: string): string =>
  createHmac('sha256', keys.derive('consent forms')).update(`${browser}\n${query}`).digest('base64url');

/**
 * The mark of a form that was made for this browser and this request. A foreign page can send a form here, but can
 * neither read the mark nor the cookie that it belongs to. Tabs that are open side by side share the cookie.
 *
 * @returns the mark, and the `Set-Cookie` header of the page that contains it
 */
export const stampForm = (context: AppContext, call: Call): { stamp: string; cookie: string } => {
  const { protocol, search } = new URL(call.request.url);
  const given = cookieOf(call) ?? '';
  const browser = cookiePattern.test(given) ? given : context.random(24).toString('base64url');
  const cookie = serialize(cookieName, browser, {
    path: authorizePath,
    httpOnly: true,
    sameSite: 'Strict',
    secure: protocol === 'https:',
  });
  return { stamp: stampOf(context, browser, search), cookie };
};

/** Whether a form that came back is the one that this browser was given for this request. */
export const isOwnForm = (context: AppContext, call: Call, stamp: string | null): boolean => {
  const { origin, search } = new URL(call.request.url);
  const from = call.header('Origin');
  const browser = cookieOf(call);
  if (browser === undefined || stamp === null || (from !== undefined && from !== origin)) return false;
  const [shown, expected] = [Buffer.from(stamp), Buffer.from(stampOf(context, browser, search))];
  return shown.length === expected.length && timingSafeEqual(shown, expected);
};
