import type { Mutant } from '../lib/mutant.ts';
import { bodiesTakenForEqual } from './bodies-taken-for-equal.ts';
import { callersWithoutReplay } from './callers-without-replay.ts';
import { failureCached } from './failure-cached.ts';
import { fewKeysKept } from './few-keys-kept.ts';
import { getReplayed } from './get-replayed.ts';
import { idempotencyKeyCaseFolded } from './idempotency-key-case-folded.ts';
import { idempotencyKeyIgnored } from './idempotency-key-ignored.ts';
import { idempotencyKeySharedByTokens } from './idempotency-key-shared-by-tokens.ts';
import { idempotencyMismatchExecutes } from './idempotency-mismatch-executes.ts';
import { keysTakenForEqual } from './keys-taken-for-equal.ts';
import { mismatchesHandledWrongly } from './mismatches-handled-wrongly.ts';
import { replayNotMarked } from './replay-not-marked.ts';
import { responsesLostOnRotation } from './responses-lost-on-rotation.ts';
import { responsesStoredWrongly } from './responses-stored-wrongly.ts';

/** Mutants of the idempotency family. */
export const idempotency: Record<string, Mutant> = {
  ...responsesStoredWrongly,
  'responses-lost-on-rotation': responsesLostOnRotation,
  ...bodiesTakenForEqual,
  ...callersWithoutReplay,
  ...keysTakenForEqual,
  ...mismatchesHandledWrongly,
  ...fewKeysKept,
  'failure-cached': failureCached,
  ...getReplayed,
  'idempotency-key-case-folded': idempotencyKeyCaseFolded,
  'idempotency-key-ignored': idempotencyKeyIgnored,
  'idempotency-key-shared-by-tokens': idempotencyKeySharedByTokens,
  'idempotency-mismatch-executes': idempotencyMismatchExecutes,
  'replay-not-marked': replayNotMarked,
};
