import { createHash } from 'node:crypto';
import { Problem, problem } from '../../core/problem.ts';
import type { Db } from '../../store/database.ts';
import type { Vault } from './data-key.ts';
import type { ProxyUrlRow, SecretRow } from './table.ts';

/** The path under which the sandbox serves proxy URLs. */
export const proxyBase = '/proxy';

/** How long a proxy URL can be used, in milliseconds (clause `secrets.proxy-url-lifetime`). */
const lifetime = 5 * 60 * 1000;

/** How long an expired URL is distinguished from an unknown one, in milliseconds. */
const retention = 24 * 60 * 60 * 1000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * The proxy has its own host (clause `secrets.proxy-url-host`). The sandbox serves a single port, so it uses its other
 * name: `localhost` for a loopback address, and vice versa.
 */
const proxyOrigin = (apiUrl: string): string => {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isAddress = hostname === '127.0.0.1' || hostname === '[::1]';
  const host = isAddress ? 'localhost' : hostname === 'localhost' ? '127.0.0.1' : `proxy.${hostname}`;
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
};

/** Issues a short-lived URL that resolves to a secret, for a runtime in a region. */
export const issueProxyUrl = async (
  vault: Vault,
  db: Db,
  secret: SecretRow,
  { region, principal, apiUrl }: { region: string; principal: string; apiUrl: string },
): Promise<{ url: string; expires_at: string }> => {
  const now = vault.clock.now().getTime();
  await db
    .deleteFrom('proxy_urls')
    .where('expires_at', '<', new Date(now - retention).toISOString())
    .execute();
  const token = `px_${vault.random(24).toString('base64url')}`;
  const expires_at = new Date(now + lifetime).toISOString();
  await db
    .insertInto('proxy_urls')
    .values({ token_hash: hashOf(token), secret_id: secret.id, region, principal, expires_at })
    .execute();
  return { url: `${proxyOrigin(apiUrl)}${proxyBase}/${token}`, expires_at };
};

/** Finds the secret of a proxy URL. @throws Problem 404 if the URL is unknown, 410 if it has expired */
export const findProxyUrl = async (
  db: Db,
  token: string,
  now: Date,
): Promise<{ proxyUrl: ProxyUrlRow; secret: SecretRow }> => {
  const proxyUrl = await db
    .selectFrom('proxy_urls')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!proxyUrl) throw problem('not-found');
  if (proxyUrl.expires_at <= now.toISOString())
    throw new Problem(410, {
      error: { code: 'expired', message: 'This proxy URL has expired. Create one right before you use it.' },
    });
  const secret = await db
    .selectFrom('secrets')
    .selectAll()
    .where('id', '=', proxyUrl.secret_id)
    .executeTakeFirstOrThrow();
  return { proxyUrl, secret };
};
