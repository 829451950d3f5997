import { errors, type OperationId } from '@workspace-api/contract';
import { answerInWords } from '../../engine/case/answer-in-words.ts';
import { scenario } from '../../engine/scenario.ts';
import { sampleBody } from '../../resources/sample-body.ts';
import { anotherBody, firstSuccess, isReplayed, isSameAnswer, underKey } from '../support/replayed.ts';

const mismatch = 'idempotency.mismatch-is-422';
const nothing = 'idempotency.mismatch-does-not-execute';

export default scenario(
  'idempotency.mismatch',
  'A key that is reused with another body is refused without effect',
  { clauses: [mismatch, nothing] },
  async (gate) => {
    await gate.eachOperation(
      ({ idempotent, requestBody, id }) =>
        idempotent &&
        requestBody !== null &&
        anotherBody(
          id as OperationId,
          sampleBody(id as OperationId, (prefix = '') => prefix),
        ) !== null,
      async (operation, t) => {
        const request = await t.request(operation);
        const other = anotherBody(operation.id as OperationId, request.body);
        if (other === null) return t.notExercised([], `two bodies for ${operation.id}`);
        const key = t.unique('key');
        const first = await firstSuccess(t, request, key);
        t.expectError(mismatch, await underKey(t, { ...request, body: other }, key), {
          status: errors['idempotency-mismatch'].status,
          code: errors['idempotency-mismatch'].code,
        });
        const replay = await underKey(t, request, key);
        t.expect(nothing, isReplayed(replay) && isSameAnswer(first, replay), {
          expected: `the original answer: ${answerInWords(first)}`,
          got: answerInWords(replay),
        });
      },
    );

    await gate.case('no second agent', async (t) => {
      const request = await t.request('createAgent');
      const key = t.unique('key');
      await firstSuccess(t, request, key);
      const name = t.unique('Gate agent');
      await underKey(t, { ...request, body: t.sample('createAgent', { name }) }, key);
      const named = (await t.subjects.listed('listAgents')).filter((agent) => agent.name === name);
      t.expect(nothing, named.length === 0, {
        expected: `no agent named ${name}`,
        got: `${named.length} of them`,
      });
    });
  },
);
