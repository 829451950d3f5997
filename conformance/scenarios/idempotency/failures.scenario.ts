import type { OperationId } from '@workspace-api/contract';
import { answerInWords } from '../../engine/case/answer-in-words.ts';
import { scenario } from '../../engine/scenario.ts';
import { breaches } from '../../resources/arbitraries/breaches.ts';
import { componentSchema } from '../../resources/arbitraries/json-schema.ts';
import { isReplayed, underKey } from '../support/replayed.ts';

const clause = 'idempotency.failure-not-cached';
const tooLong = 'idempotency.key-over-255-refused';

/** A body that no schema accepts. */
const refusedBody = 'not a valid body';

export default scenario(
  'idempotency.failures',
  'A refused request does not use up its key',
  { clauses: [clause, tooLong] },
  async (gate) => {
    await gate.eachOperation(
      ({ idempotent, requestBody }) =>
        idempotent &&
        requestBody?.required === true &&
        breaches(componentSchema(requestBody.schema)).length > 0,
      async (operation, t) => {
        const request = await t.request(operation);
        const key = t.unique('key');
        const refused = await underKey(t, { ...request, body: refusedBody }, key);
        if (refused.status < 400)
          t.notExercised(clause, `a refused ${operation.id}: it answered ${refused.status}`);
        const plain = await underKey(t, request, key);
        const success = plain.status <= 299 && !isReplayed(plain);
        // If the valid request succeeds with another key, the first key was used up.
        if (!success && plain.status !== 422 && (await underKey(t, request, t.unique('key'))).status > 299) {
          t.notExercised(clause, `a ${operation.id} that succeeds`);
        }
        t.expect(
          clause,
          success,
          {
            expected: 'the corrected request executed',
            got: answerInWords(plain),
          },
          plain,
        );
      },
    );

    await gate.case('a write that is refused for the state of its record, then valid', async (t) => {
      const operation: OperationId = 'activateAgent';
      const key = t.unique('key');
      const missing = await t.request(operation, { placeholder: true });
      const refused = await underKey(t, missing, key);
      const again = await underKey(t, missing, key);
      t.expect(clause, refused.status >= 400 && !isReplayed(again), {
        expected: 'a refusal that is not replayed',
        got: answerInWords(again),
      });
    });

    await gate.case('invalid keys', async (t) => {
      const request = await t.request('createAgent');
      for (const key of ['', t.unique('key').padEnd(256, 'k')]) {
        const { status } = await underKey(t, request, key);
        t.expect(tooLong, status === 400, {
          expected: `status 400 for a key of ${key.length}`,
          got: `status ${status}`,
        });
      }
    });
  },
);
