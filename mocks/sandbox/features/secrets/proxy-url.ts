import { toBase64url } from '#host/bytes.ts';
import { timestamp } from '../../core/clock.ts';
import { isIpAddress, isIpv6, unbracket } from '../../core/ip-address.ts';
import { Problem } from '../../core/problem.ts';
import { secretHash } from '../../core/token-secret.ts';
import { type Call, jsonResponse, type Middleware } from '../../http/call.ts';
import type { HandlerRequest } from '../../http/handler.ts';
import { anyOrigin } from '../../http/middleware/cross-origin.ts';
import type { RouteDefinition } from '../../http/router.ts';
import { noStore } from '../../http/workspace-api.ts';
import { getRow, insert, requireRow } from '../../store/rows.ts';
import { checkUse } from './records.ts';
import type { SecretRow } from './resource.ts';
import { resolveValue } from './values.ts';

/** The path under which the sandbox serves proxy URLs. */
const proxyBase = '/proxy';

/** How long a proxy URL can be used, in milliseconds (clause `secrets.proxy-url-lifetime`). */
const lifetime = 5 * 60 * 1000;

/** How long the sandbox distinguishes an expired URL from an unknown one, in milliseconds. */
const retention = 24 * 60 * 60 * 1000;

const inUrl = (address: string): string => {
  const plain = address.replace(/^::ffff:/, '');
  return isIpv6(plain) ? `[${plain}]` : plain;
};

/** A different name for the host, for a request that didn't arrive over a connection. */
const otherName = (hostname: string): string =>
  hostname === 'localhost' ? '127.0.0.1' : `proxy.${hostname}`;

/** Whether a client used one IP address but reached another. This happens when the host publishes a container's port. */
const isPublished = (hostname: string, reached: string): boolean =>
  hostname !== reached && isIpAddress(unbracket(hostname));

const proxyHost = (hostname: string, reached: string | undefined): string => {
  if (hostname === '127.0.0.1') return 'localhost';
  if (reached === undefined) return otherName(hostname);
  if (hostname === 'localhost' && !/^(127\.|\[)/.test(reached)) return '127.0.0.1';
  return isPublished(hostname, reached) ? hostname : reached;
};

/**
 * The base of proxy URLs. Its host is one on which the sandbox listens: the address that the client reached, whichever name
 * the client used.
 *
 * For a client that uses 127.0.0.1, the host is `localhost`, so that the proxy has its own host. For `::1` it stays `::1`,
 * because `localhost` may not resolve to that address. A container's port is published at other addresses than the container's
 * own, so the host is then the address that the client used.
 */
export const proxyUrlBase = ({
  context: { publicUrl },
  request,
  connection,
}: Pick<Call, 'context' | 'request' | 'connection'>): string => {
  if (publicUrl !== undefined) return publicUrl + proxyBase;
  const { protocol, hostname, port } = new URL(request.url);
  const address = connection?.serverAddress;
  const reached = address === undefined ? undefined : inUrl(address);
  return `${protocol}//${proxyHost(hostname, reached)}${port === '' ? '' : `:${port}`}${proxyBase}`;
};

/** Issues a short-lived URL that resolves to a secret, for a runtime in a region. */
export const issueProxyUrl = async (
  request: HandlerRequest<'createProxyUrl'>,
  secret: SecretRow,
  region: string,
): Promise<{ url: string; expires_at: string }> => {
  const { context, db, principal } = request;
  const now = context.clock.now().getTime();
  await db
    .deleteFrom('proxy_urls')
    .where('expires_at', '<', new Date(now - retention).toISOString())
    .execute();
  const token = `px_${toBase64url(context.random(24))}`;
  const expires_at = new Date(now + lifetime).toISOString();
  await insert(db, 'proxy_urls', {
    token_hash: secretHash(token),
    secret_id: secret.id,
    region,
    principal: principal.tokenId,
    expires_at,
  });
  return { url: `${proxyUrlBase(request)}/${token}`, expires_at };
};

/** Resolves a proxy URL. @throws Problem 404 if it is unknown, 410 if it has expired */
const resolveProxyUrl: Middleware = async ({ context, parameters: { token = '' } }) => {
  const resolved = await context.database.transaction(async (db) => {
    const proxyUrl = await requireRow(db, 'proxy_urls', { token_hash: secretHash(token) });
    const { secret_id, region, principal, expires_at } = proxyUrl;
    if (expires_at <= timestamp(context))
      throw new Problem(410, {
        code: 'expired',
        message: 'This proxy URL has expired. Create one right before you use it.',
      });
    const secret = await getRow(db, 'secrets', { id: secret_id });
    await checkUse(db, secret, { region });
    const use = { principal, purpose: 'resolve through a proxy URL' };
    return { name: secret.name, version: await resolveValue({ context, db }, secret, use), expires_at };
  });
  return jsonResponse(200, resolved);
};

/**
 * Serves proxy URLs. The real proxy forwards a runtime's call with the secret. This proxy resolves the secret under the same
 * rules and returns the version of the value that the call would have contained.
 */
export const secretProxyRoute: RouteDefinition = {
  method: 'ALL',
  path: `${proxyBase}/{token}`,
  // RFC 9111 section 5.2.2.5: caches must not store the response of a short-lived URL.
  middlewares: [anyOrigin, noStore, resolveProxyUrl],
};
