import { createHmac } from 'node:crypto';
import type { Keys } from '../../core/keys/keys.ts';
import { seal, unseal } from '../../core/keys/seal.ts';
import type { IdempotencyKey, StoredAnswer } from './records.ts';

const placeOf = ({ tokenId, key, route }: IdempotencyKey) => JSON.stringify([tokenId, key, route]);

/** Tells bodies apart without keeping anything of them: a plain hash of a short secret could be guessed. */
export const digestOf = (keys: Keys, body: Uint8Array): string =>
  createHmac('sha256', keys.derive('idempotency: bodies')).update(body).digest('hex');

/** An answer as it may be stored: a minted key or a proxy URL stands in it, shown once and never in the clear again. */
export const sealAnswer = (keys: Keys, place: IdempotencyKey, answer: StoredAnswer): string =>
  seal(keys.derive('idempotency: answers'), JSON.stringify(answer), placeOf(place));

/** The answer that was stored. */
export const unsealAnswer = (keys: Keys, place: IdempotencyKey, sealed: string): StoredAnswer =>
  JSON.parse(unseal(keys.derive('idempotency: answers'), sealed, placeOf(place)).toString()) as StoredAnswer;
