import { type OperationShape, operationOf } from '@workspace-api/contract';
import { answerInWords } from '../../engine/case/answer-in-words.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { firstSuccess, isReplayed, isSameAnswer, underKey } from '../support/replayed.ts';

const original = 'idempotency.replay-returns-original';
const once = 'idempotency.replay-does-not-execute';
const header = 'idempotency.replayed-header';
const fresh = 'idempotency.first-answer-not-marked';
const methods = 'idempotency.covers-every-write-method';
const longKey = 'idempotency.key-of-255-accepted';
const secret = 'idempotency.replay-repeats-secret';

const showsSecret: readonly string[] = ['mintToken', 'rotateToken', 'createWebhookSubscription'];

const repeat = async (t: Case, operation: OperationShape, key: string) => {
  const request = await t.request(operation);
  const first = await firstSuccess(t, request, key);
  t.expect(
    fresh,
    !isReplayed(first),
    {
      expected: 'a first answer without Idempotent-Replayed: true',
      got: 'Idempotent-Replayed: true',
    },
    first,
  );
  const second = await underKey(t, request, key);
  return { request, first, second };
};

export default scenario(
  'idempotency.replay',
  'A write repeated with its key returns the first answer and is not executed again',
  { clauses: [original, once, header, fresh, methods, longKey, secret] },
  async (gate) => {
    const writes = ({ idempotent, sessionOnly }: OperationShape) => idempotent && !sessionOnly;

    await gate.eachOperation(writes, async (operation, t) => {
      const { first, second } = await repeat(t, operation, t.unique('key'));
      const difference = { expected: answerInWords(first), got: answerInWords(second) };
      const same = isSameAnswer(first, second);
      t.expect(methods, first.status === second.status, difference, second);
      // Whether a replay shows the one-time secret of the original answer again is a choice of the contract.
      if (showsSecret.includes(operation.id)) t.expect(secret, same, difference, second);
      else t.expect(original, same, difference, second);
      t.expect(
        header,
        isReplayed(second),
        { expected: 'Idempotent-Replayed: true', got: 'no such header' },
        second,
      );
    });

    await gate.case('createAgent, counted', async (t) => {
      const { request } = await repeat(t, operationOf('createAgent'), t.unique('key'));
      const sent = (request.body as { name: string }).name;
      const named = (await t.subjects.listed('listAgents')).filter((agent) => agent.name === sent);
      if (named.length === 0) t.notExercised(once, 'an agent in the list by its name');
      t.expect(once, named.length === 1, {
        expected: `one agent named ${sent}`,
        got: `${named.length} of them`,
      });
    });

    await gate.case('a key of 255 characters', async (t) => {
      const request = await t.request('mintToken');
      const key = t.unique('key').padEnd(255, 'k');
      const first = await firstSuccess(t, request, key);
      const second = await underKey(t, request, key);
      t.expect(longKey, isReplayed(second), {
        expected: `the first answer: ${answerInWords(first)}`,
        got: answerInWords(second),
      });
    });
  },
);
