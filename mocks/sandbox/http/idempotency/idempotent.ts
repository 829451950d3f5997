import { headerNames } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Answer } from '../answer.ts';
import type { Call } from '../call.ts';
import { findAnswer, type StoredAnswer, storeAnswer } from './records.ts';
import { digestOf, sealAnswer, unsealAnswer } from './seal.ts';

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
