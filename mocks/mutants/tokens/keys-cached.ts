import { operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { pause } from '../lib/while-in-progress.ts';

const getAuthorization = (request: Request): string => request.headers.get('Authorization') ?? '';

/**
 * Caches the response for a valid key. The change clears the cache, but a request that was checked before the change adds the
 * key again afterwards.
 */
const cacheRefilledDuring =
  (id: string): Wrap =>
  (next) => {
    const valid = new Map<string, Response>();
    let changes = 0;
    return async (request) => {
      const operation = findOperation(request)?.id;
      const token = getAuthorization(request);
      if (operation !== operations.getMe.id) {
        const response = await next(request);
        if (request.method === 'GET') return response;
        valid.clear();
        if (operation !== id) changes += 1;
        return response;
      }
      const before = changes;
      const response = await next(request);
      const cached = valid.get(token);
      if (response.status === 401 && cached) return cached.clone();
      if (!response.ok) return response;
      const copy = response.clone();
      await pause();
      // Any other change is detected.
      if (changes === before) valid.set(token, copy);
      return response;
    };
  };

/** Remembers the tokens that the mutant keeps valid, and the token that each of them acts for. */
const createRevival = () => {
  const actsFor = new Map<string, string>();
  return {
    revive: (secret: unknown, by: string) => actsFor.set(`Bearer ${String(secret)}`, by),
    wrap: (next: Parameters<Wrap>[0]) => async (request: Request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      const by = actsFor.get(getAuthorization(request));
      return response.status === 401 && by ? next(again({ headers: { Authorization: by } })) : response;
    },
  };
};

/** Simultaneous rotations of one key each return a secret that works. */
const rotatedTwice: Wrap = (next) => {
  const { revive, wrap } = createRevival();
  const open = new Map<string, number>();
  const server = wrap(next);
  return async (request) => {
    if (findOperation(request)?.id !== operations.rotateToken.id) return server(request);
    const { pathname } = new URL(request.url);
    const others = open.get(pathname) ?? 0;
    open.set(pathname, others + 1);
    await pause();
    const isShared = (open.get(pathname) ?? 0) > 1;
    const response = await server(request);
    open.set(pathname, (open.get(pathname) ?? 1) - 1);
    if (response.ok && (isShared || others > 0))
      revive((await readJson(response))?.secret, getAuthorization(request));
    return response;
  };
};

/** A rotation that was checked before the revocation gives the key a new secret. */
const rotatedWhileRevoked: Wrap = (next) => {
  const { revive, wrap } = createRevival();
  const rotating = new Set<string>();
  const secrets = new Map<string, unknown>();
  const server = wrap(next);
  return async (request) => {
    const operation = findOperation(request)?.id;
    const key = new URL(request.url).pathname.replace(/\/rotate$/, '');
    if (operation === operations.rotateToken.id) {
      rotating.add(key);
      const response = await server(request);
      if (response.ok) secrets.set(key, (await readJson(response))?.secret);
      await pause();
      rotating.delete(key);
      return response;
    }
    if (operation !== operations.revokeToken.id || !rotating.has(key)) return server(request);
    await pause();
    const response = await server(request);
    if (response.ok && secrets.has(key)) revive(secrets.get(key), getAuthorization(request));
    return response;
  };
};

export const keysCached: Record<string, Mutant> = {
  'rotated-key-cached-in-use': {
    clause: 'tokens.rotate-kills-old-secret',
    text: 'A key that is used during its rotation stays in the cache of valid keys.',
    wrap: cacheRefilledDuring(operations.rotateToken.id),
  },
  'revoked-key-cached-in-use': {
    clause: 'tokens.revoke-is-immediate',
    text: 'A key that is used during its revocation stays in the cache of valid keys.',
    wrap: cacheRefilledDuring(operations.revokeToken.id),
  },
  'two-rotations-two-secrets': {
    clause: 'tokens.rotate-kills-old-secret',
    text: 'Simultaneous rotations of one key each return a valid secret.',
    wrap: rotatedTwice,
  },
  'rotation-revives-revoked-key': {
    clause: 'tokens.revoke-is-permanent',
    text: 'A rotation during the revocation of a key returns a valid secret.',
    wrap: rotatedWhileRevoked,
  },
};
