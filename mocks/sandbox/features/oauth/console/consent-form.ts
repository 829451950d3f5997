import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { authorizePath } from '../../../core/mounts.ts';
import type { AppContext } from '../../../http/app-context.ts';
import type { Env } from '../../../http/env.ts';

const cookieName = 'sign_in';
const cookiePattern = /^[A-Za-z0-9_-]{32}$/;

const stampOf = ({ keys }: Pick<AppContext, 'keys'>, browser: string, query: string): string =>
  createHmac('sha256', keys.derive('consent forms')).update(`${browser}\n${query}`).digest('base64url');

/**
 * The mark of a form that was made for this browser and this request. A foreign page can send a form here, but can
 * neither read the mark nor the cookie that it belongs to. Tabs that are open side by side share the cookie.
 */
export const stampForm = (context: AppContext, c: Context<Env>): string => {
  const { protocol, search } = new URL(c.req.url);
  const given = getCookie(c, cookieName) ?? '';
  const browser = cookiePattern.test(given) ? given : context.random(24).toString('base64url');
  setCookie(c, cookieName, browser, {
    path: authorizePath,
    httpOnly: true,
    sameSite: 'Strict',
    secure: protocol === 'https:',
  });
  return stampOf(context, browser, search);
};

/** Whether a form that came back is the one that this browser was given for this request. */
export const isOwnForm = (context: AppContext, c: Context<Env>, stamp: string | null): boolean => {
  const { origin, search } = new URL(c.req.url);
  const from = c.req.header('Origin');
  const browser = getCookie(c, cookieName);
  if (browser === undefined || stamp === null || (from !== undefined && from !== origin)) return false;
  const [shown, expected] = [Buffer.from(stamp), Buffer.from(stampOf(context, browser, search))];
  return shown.length === expected.length && timingSafeEqual(shown, expected);
};
