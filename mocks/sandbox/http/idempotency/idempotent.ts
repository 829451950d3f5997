import { createHmac } from 'node:crypto';
import { headerNames } from '@workspace-api/contract';
import type { Keys } from '../../core/keys/keys.ts';
import { seal, unseal } from '../../core/keys/seal.ts';
import { problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Answer } from '../answer.ts';
import type { Call } from '../call.ts';
import { findAnswer, type IdempotencyKey, type StoredAnswer, storeAnswer } from './records.ts';

const contextOf = ({ tokenId, key, route }: IdempotencyKey) => JSON.stringify([tokenId, key, route]);

/** A keyed hash of a body: a short secret could be guessed from a plain hash. */
const digestOf = (keys: Keys, body: Uint8Array): string =>
  createHmac('sha256', keys.derive('idempotency: bodies')).update(body).digest('hex');

/** Encrypts an answer for storage: it may contain a minted key or a proxy URL, which are shown only once. */
const sealAnswer = (keys: Keys, record: IdempotencyKey, answer: StoredAnswer): string =>
  seal(keys.derive('idempotency: answers'), JSON.stringify(answer), contextOf(record));

/** Decrypts a stored answer. */
const unsealAnswer = (keys: Keys, record: IdempotencyKey, sealed: string): StoredAnswer =>
  JSON.parse(
    unseal(keys.derive('idempotency: answers'), sealed, contextOf(record)).toString(),
  ) as StoredAnswer;

/** How long an answer is stored, in milliseconds: 24 hours (Limits). */
const lifetime = 24 * 60 * 60 * 1000;

const replay = ({ status, headers, body }: StoredAnswer): Answer => ({
  status,
  headers: { ...headers, [headerNames.idempotentReplayed]: 'true' },
  body: body === '' ? null : body,
});

type Execute = (call: Call) => Promise<Answer>;

/**
 * Makes a write with an Idempotency-Key safe to repeat: the same token, key, route and body replay the first success,
 * another body is rejected, and a failure is not stored (Limits, idempotency rules).
 *
 * @param call whose `db` is the transaction of the write
 */
export const idempotent = (context: AppContext, call: Call, execute: Execute): Promise<Answer> => {
  const key = call.input.header[headerNames.idempotencyKey] as string | undefined;
  return key === undefined ? execute(call) : onceByKey(context, call, key, execute);
};

const onceByKey = async (context: AppContext, call: Call, key: string, execute: Execute): Promise<Answer> => {
  const { rawBody } = call.input;
  const route = `${call.request.method} ${call.path}`;
  const record = { tokenId: call.principal.tokenId, key, route };
  const bodyHash = digestOf(context.keys, rawBody);
  const now = context.clock.now();
  const since = new Date(now.getTime() - lifetime);
  const stored = await findAnswer(call.db, record, since);
  if (stored && stored.bodyHash !== bodyHash) throw problem('idempotency-mismatch');
  if (stored) return replay(unsealAnswer(context.keys, record, stored.sealedAnswer));
  const answer = await execute(call);
  // The answer of a write is JSON or empty.
  const body = typeof answer.body === 'string' ? answer.body : '';
  const sealed = sealAnswer(context.keys, record, { status: answer.status, headers: answer.headers, body });
  await storeAnswer(call.db, record, { bodyHash, sealedAnswer: sealed }, { now, since });
  return answer;
};
