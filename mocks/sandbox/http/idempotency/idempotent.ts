import { headerNames } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { Answer } from '../answer.ts';
import type { AppContext } from '../app-context.ts';
import type { Call } from '../call.ts';
import { findAnswer, keepAnswer, type StoredAnswer } from './records.ts';
import { digestOf, sealAnswer, unsealAnswer } from './seal.ts';

/** How long an answer is kept, in milliseconds: 24 hours (Limits). */
const lifetime = 24 * 60 * 60 * 1000;

const replay = ({ status, headers, body }: StoredAnswer): Answer => ({
  status,
  headers: { ...headers, [headerNames.idempotentReplayed]: 'true' },
  body: body === '' ? null : body,
});

/**
 * Makes a write that carries an Idempotency-Key safe to repeat: the same token, key, route and body get the first
 * success again; another body is refused; a failure leaves no trace (Limits, idempotency rules).
 *
 * @param call whose `db` is the write's transaction
 */
export const idempotent = async (
  context: AppContext,
  call: Call,
  execute: (call: Call) => Promise<Answer>,
): Promise<Answer> => {
  const { header, rawBody } = call.input;
  const key = header[headerNames.idempotencyKey] as string | undefined;
  if (key === undefined) return execute(call);
  const route = `${call.request.method} ${call.path}`;
  const place = { tokenId: call.principal.tokenId, key, route };
  const bodyHash = digestOf(context.keys, rawBody);
  const now = context.clock.now();
  const since = new Date(now.getTime() - lifetime);
  const known = await findAnswer(call.db, place, since);
  if (known && known.bodyHash !== bodyHash) throw problem('idempotency-mismatch');
  if (known) return replay(unsealAnswer(context.keys, place, known.sealedAnswer));
  const answer = await execute(call);
  // A write is answered with JSON or with nothing.
  const body = typeof answer.body === 'string' ? answer.body : '';
  const sealed = sealAnswer(context.keys, place, { status: answer.status, headers: answer.headers, body });
  await keepAnswer(call.db, place, { bodyHash, sealedAnswer: sealed }, { now, since });
  return answer;
};
