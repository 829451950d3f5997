import { Hono } from 'hono';
import type { AppContext } from '../../http/app-context.ts';
import type { Env } from '../../http/env.ts';
import { findProxyUrl } from './proxy-url.ts';
import { checkUse } from './use.ts';
import { resolveValue } from './values.ts';

/**
 * Serves proxy URLs. The real proxy passes a runtime's call on with the secret in it; this one resolves the secret the
 * same way, at this moment and under the same rules, and tells which of its values the call would have carried.
 */
export const secretProxy = (context: AppContext): Hono<Env> => {
  const proxy = new Hono<Env>();
  proxy.all('/:token', async (c) => {
    // RFC 9111 section 5.2.2.5: what a short-lived URL gave is kept nowhere.
    c.header('Cache-Control', 'no-store');
    const resolved = await context.database.transaction(async (db) => {
      const { proxyUrl, secret } = await findProxyUrl(db, c.req.param('token'), context.clock.now());
      await checkUse(db, secret, { region: proxyUrl.region });
      const asked = { principal: proxyUrl.principal, purpose: 'resolve through a proxy URL' };
      const version = await resolveValue(context, db, secret, asked);
      return { name: secret.name, version, expires_at: proxyUrl.expires_at };
    });
    return c.json(resolved);
  });
  return proxy;
};
