import { coveredBy } from '../../checks/covered-operations.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { idempotencyKey } from '../../target/request.ts';
import { firstSuccess, isReplayed, underKey } from './keyed-writes.ts';

export default scenario(
  'idempotency.reads',
  'A GET ignores the Idempotency-Key',
  { clauses: ['idempotency.get-ignores-key'] },
  async (gate) => {
    await gate.eachOperation(
      (operation) =>
        coveredBy('idempotency.get-ignores-key')(operation) && operation.scope !== null && !operation.stream,
      async (operation, t) => {
        const request = await t.request(operation);
        const key = t.unique('key');
        const plain = await t.send(request);
        for (const _time of [1, 2]) {
          const exchange = await underKey(t, request, key);
          t.expect('idempotency.get-ignores-key', exchange.status === plain.status && !isReplayed(exchange), {
            expected: `status ${plain.status} as without a key, not replayed`,
            got: `${describeResponse(exchange)}${isReplayed(exchange) ? ', replayed' : ''}`,
          });
        }
      },
    );

    await gate.case('an agent read with one key before and after a change', async (t) => {
      const { id } = await t.subjects.fresh('agent');
      const read = { operation: 'getAgent' as const, path: { id } };
      const key = t.unique('key');
      await t.prepare({ ...read, headers: idempotencyKey(key) });
      await firstSuccess(t, { operation: 'activateAgent', path: { id } }, key);
      const { status } = (await underKey(t, read, key)).json<{ status: string }>();
      t.expect('idempotency.get-ignores-key', status === 'active', {
        expected: 'the current status active',
        got: `status ${status}`,
      });
    });
  },
);
