import { type ClauseId, errors, type OperationId } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import type { Mutant } from '../lib/mutant.ts';
import { type CacheFlaws, sloppyCache } from './sloppy-cache.ts';

/** Replaces the cache of first responses for one operation only. */
const onlyFor =
  (id: OperationId, flaws: CacheFlaws): Wrap =>
  (next) => {
    const flawed = sloppyCache(flaws)(next);
    return (request) => (findOperation(request)?.id === id ? flawed(request) : next(request));
  };

const mutant = (clause: ClauseId, text: string, id: OperationId, flaws: CacheFlaws): Mutant => ({
  clause,
  text,
  wrap: onlyFor(id, flaws),
});

const executes: CacheFlaws = { mismatch: 'executed-and-refused' };
const replays: CacheFlaws = { mismatch: 'replayed' };

export const mismatchesHandledWrongly: Record<string, Mutant> = {
  'mismatched-subscription-created': mutant(
    'idempotency.mismatch-does-not-execute',
    'A subscription with a reused key is created, and IDEMPOTENCY_MISMATCH returned.',
    'createWebhookSubscription',
    executes,
  ),
  'mismatched-token-created': mutant(
    'idempotency.mismatch-does-not-execute',
    'A key of the API with a reused idempotency key is created, and IDEMPOTENCY_MISMATCH returned.',
    'mintToken',
    executes,
  ),
  'mismatched-plan-change-executed': mutant(
    'idempotency.mismatch-does-not-execute',
    'A plan change with a reused key is executed, and IDEMPOTENCY_MISMATCH returned.',
    'changePlan',
    executes,
  ),
  'mismatched-patch-applied': mutant(
    'idempotency.mismatch-does-not-execute',
    'A patch of a page with a reused key is applied, and IDEMPOTENCY_MISMATCH returned.',
    'updatePage',
    executes,
  ),
  'mismatched-payment-token-replayed': mutant(
    'idempotency.mismatch-is-422',
    'The bodies of payment methods are not compared: a reused key returns the first response.',
    'setPaymentMethod',
    replays,
  ),
  'mismatched-rollback-replayed': mutant(
    'idempotency.mismatch-is-422',
    'The bodies of rollbacks are not compared: a reused key returns the first response.',
    'rollbackPage',
    replays,
  ),
  'mismatched-proxy-url-replayed': mutant(
    'idempotency.mismatch-is-422',
    'The bodies of proxy URLs are not compared: a reused key returns the first response.',
    'createProxyUrl',
    replays,
  ),
  'limited-write-cached': mutant(
    'idempotency.failure-not-cached',
    'A 429 is replayed for 24 hours.',
    'setSecret',
    { stores: ({ ok, status }) => ok || status === errors['rate-limited'].status },
  ),
};
