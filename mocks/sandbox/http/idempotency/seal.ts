import { createHmac } from 'node:crypto';
import type { Keys } from '../../core/keys/keys.ts';
import { seal, unseal } from '../../core/keys/seal.ts';
import type { IdempotencyKey, StoredAnswer } from './records.ts';

const contextOf = ({ tokenId, key, route }: IdempotencyKey) => JSON.stringify([tokenId, key, route]);

/** A keyed hash of a body: a short secret could be guessed from a plain hash. */
export const digestOf = (keys: Keys, body: Uint8Array): string =>
  createHmac('sha256', keys.derive('idempotency: bodies')).update(body).digest('hex');

/** Encrypts an answer for storage: it may contain a minted key or a proxy URL, which are shown only once. */
export const sealAnswer = (keys: Keys, record: IdempotencyKey, answer: StoredAnswer): string =>
  seal(keys.derive('idempotency: answers'), JSON.stringify(answer), contextOf(record));

/** Decrypts a stored answer. */
export const unsealAnswer = (keys: Keys, record: IdempotencyKey, sealed: string): StoredAnswer =>
  JSON.parse(
    unseal(keys.derive('idempotency: answers'), sealed, contextOf(record)).toString(),
  ) as StoredAnswer;
