import { mediaTypes } from '@workspace-api/contract';
import { coveredBy } from '../../checks/covered-operations.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { idempotencyKey } from '../../target/request.ts';
import { firstSuccess, isReplayed, underKey } from './keyed-writes.ts';

export default scenario('idempotency.reads', 'A GET ignores the Idempotency-Key', {}, async (gate) => {
  const reads = gate.operations(
    (operation) =>
      coveredBy('idempotency.get-ignores-key')(operation) && operation.scope !== null && !operation.stream,
  );
  for (const [number, operation] of reads.entries())
    await gate.case(operation.id, async (t) => {
      const request = await t.request(operation);
      const isPlural = operation.list !== null;
      // A list may be cached in one encoding only. A quick run reads each list in one of the two.
      const encodings = [
        ...(isPlural && gate.effort === 'quick' && number % 2 === 0 ? [] : [{}]),
        ...(isPlural && (gate.effort !== 'quick' || number % 2 === 0) ? [{ accept: mediaTypes.csv }] : []),
      ];
      for (const encoding of encodings) {
        const key = t.unique('key');
        const plain = await t.send({ ...request, ...encoding });
        for (const _time of [1, 2]) {
          const exchange = await underKey(t, { ...request, ...encoding }, key);
          t.expect('idempotency.get-ignores-key', exchange.status === plain.status && !isReplayed(exchange), {
            expected: `status ${plain.status} as without a key, not replayed`,
            got: `${describeResponse(exchange)}${isReplayed(exchange) ? ', replayed' : ''}`,
          });
        }
      }
    });

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
});
