import { scenario } from '../../engine/scenario.ts';
import { isSuccess } from '../../judging/body.ts';
import { idempotencyKey } from '../../target/request.ts';
import { madeId, makesRecord } from '../support/replayed.ts';

const clause = 'idempotency.concurrent-executes-once';

export default scenario(
  'idempotency.concurrent',
  'Equal simultaneous requests with one key are executed once',
  { clauses: [clause] },
  async (gate) => {
    await gate.eachOperation(makesRecord, async (operation, t) => {
      const request = { ...(await t.request(operation)), headers: idempotencyKey(t.unique('key')) };
      const answers = await t.sendAll([request, request, request, request]);
      const successes = answers.filter(isSuccess);
      if (successes.length === 0) t.notExercised(clause, `a ${operation.id} that succeeds`);
      const made = new Set(successes.map((answer) => madeId(t, answer)));
      t.expect(clause, made.size === 1, {
        expected: 'one record',
        got: `${made.size}: ${[...made].join(', ')}`,
      });
    });
  },
);
