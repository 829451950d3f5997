import { mediaTypes } from '@workspace-api/contract';
import type { AppContext } from '../../domain/app-context.ts';
import type { Middleware } from '../../http/call.ts';
import { anyOrigin } from '../../http/middleware/cross-origin.ts';
import { noStore } from '../../http/middleware/no-store.ts';
import type { RouteDefinition } from '../../http/router.ts';
import { findProxyUrl, proxyBase } from './proxy-url.ts';
import { checkUse } from './use.ts';
import { resolveValue } from './values.ts';

const resolveProxyUrl =
  (context: AppContext): Middleware =>
  async (call) => {
    const resolved = await context.database.transaction(async (db) => {
      const { proxyUrl, secret } = await findProxyUrl(db, call.parameters.token ?? '', context.clock.now());
      await checkUse(db, secret, { region: proxyUrl.region });
      const access = { principal: proxyUrl.principal, purpose: 'resolve through a proxy URL' };
      const version = await resolveValue(context, db, secret, access);
      return { name: secret.name, version, expires_at: proxyUrl.expires_at };
    });
    return { status: 200, headers: { 'Content-Type': mediaTypes.json }, body: JSON.stringify(resolved) };
  };

/**
 * Serves proxy URLs. The real proxy forwards a runtime's call with the secret. This proxy resolves the secret under the same
 * rules and returns the version of the value that the call would have contained.
 */
export const secretProxyRoute = (context: AppContext): RouteDefinition => ({
  method: 'ALL',
  path: `${proxyBase}/{token}`,
  // RFC 9111 section 5.2.2.5: caches must not store the response of a short-lived URL.
  middlewares: [anyOrigin(context), noStore, resolveProxyUrl(context)],
});
