import { type ClauseId, modeOfKey, type OperationId, sessionPrefix } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';
import { getAuthorization } from '../lib/owners.ts';
import { type CacheFlaws, type KeyedWrite, markReplayed, sloppyCache } from './sloppy-cache.ts';

const mutant = (clause: ClauseId, text: string, flaws: CacheFlaws): Mutant => ({
  clause,
  text,
  wrap: sloppyCache(flaws),
});

const getToken = ({ token }: KeyedWrite): string => token.replace(/^Bearer /, '');
const isSession = (write: KeyedWrite): boolean => getToken(write).startsWith(sessionPrefix);
const isLive = (write: KeyedWrite): boolean => modeOfKey(getToken(write)) === 'live';

/** A cache that some callers of an operation don't use. */
const notFor = (id: OperationId, applies: (write: KeyedWrite) => boolean): CacheFlaws => ({
  isCacheable: (write) => write.operation !== id || !applies(write),
});

export const callersWithoutReplay: Record<string, Mutant> = {
  'idempotency-not-for-switches': mutant(
    'idempotency.replayed-header',
    'Switching a session ignores the Idempotency-Key.',
    notFor('switchWorkspace', () => true),
  ),
  'idempotency-not-for-sessions-that-delete': mutant(
    'idempotency.covers-every-write-method',
    'Deleting a secret with a session ignores the Idempotency-Key.',
    notFor('deleteSecret', isSession),
  ),
  'idempotency-not-for-sessions-that-decide': mutant(
    'idempotency.covers-every-write-method',
    'Approving with a session ignores the Idempotency-Key.',
    notFor('approveApproval', isSession),
  ),
  'idempotency-not-for-rollbacks': mutant(
    'idempotency.replayed-header',
    'Rolling back a page ignores the Idempotency-Key.',
    notFor('rollbackPage', () => true),
  ),
  'idempotency-not-for-live-rotation': mutant(
    'idempotency.replayed-header',
    'Rotating a key of live mode ignores the Idempotency-Key.',
    notFor('rotateToken', isLive),
  ),
  'idempotency-not-for-live-agents': mutant(
    'idempotency.replay-returns-original',
    'Creating an agent in live mode ignores the Idempotency-Key.',
    notFor('createAgent', isLive),
  ),
  'session-replay-not-marked': mutant(
    'idempotency.replayed-header',
    'The replay of a theme patch to a session is not marked as a replay.',
    {
      replay: (cached, write) =>
        isSession(write) && write.operation === 'updateTheme' ? cached : markReplayed(cached),
    },
  ),
  'session-bodies-not-compared': {
    clause: 'idempotency.mismatch-is-422',
    text: 'The bodies of sessions are not compared: a reused key returns the first response.',
    wrap: (next) => {
      const flawed = sloppyCache({ mismatch: 'replayed' })(next);
      return (request) =>
        getAuthorization(request).startsWith(`Bearer ${sessionPrefix}`) ? flawed(request) : next(request);
    },
  },
};
