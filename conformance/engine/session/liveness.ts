import { operations } from '@workspace-api/contract';
import { userAgent } from '../../target/request.ts';
import { TransportError } from '../../target/transport-error.ts';
import type { Session } from './session.ts';

/** How often a target is asked before it counts as dead. */
const tries = 3;
/** The wait before the second try, in milliseconds; it doubles. A restart behind a load balancer takes that long. */
const firstWaitMs = 500;

const isJson = (bytes: Uint8Array): boolean => {
  try {
    JSON.parse(Buffer.from(bytes).toString('utf8'));
    return true;
  } catch {
    return false;
  }
};

/** Why the target gives no answer to who the token is; null if it does. A 5xx of a proxy is no answer of the API. */
const askOnce = async ({ client, settings }: Session): Promise<string | null> => {
  const { method, path } = operations.getMe;
  const headers = { authorization: `Bearer ${settings.token}`, 'user-agent': userAgent };
  try {
    const request = { method, url: settings.url + path, headers, body: null };
    const { status, bytes } = await client.sendOnce(request);
    return status < 500 || isJson(bytes) ? null : `${method} ${path} answered ${status} without JSON`;
  } catch (error) {
    return `${method} ${path}: ${error instanceof TransportError ? error.why : String(error)}`;
  }
};

const ask = async (session: Session): Promise<string | null> => {
  let why: string | null = null;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await session.clock.wait(firstWaitMs * 2 ** (attempt - 1), session.signal);
    why = await askOnce(session);
    if (why === null) return null;
  }
  return why;
};

/**
 * Finds out whether the target still answers. Requests that fail at the same time ask once.
 *
 * @returns why it doesn't; null if it does
 */
export const whyDead = async (session: Session): Promise<string | null> => {
  session.probe ??= ask(session).finally(() => {
    session.probe = null;
  });
  return session.probe;
};
