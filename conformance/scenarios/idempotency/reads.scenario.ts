import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import { coveredBy } from '../../checks/check-exchange.ts';
import { scenario } from '../../engine/scenario.ts';
import { idempotencyKey } from '../../target/request.ts';
import { describeReplay, firstSuccess, isReplayed, underKey } from './keyed-writes.ts';

export default scenario('A GET ignores the Idempotency-Key', { holds: [] }, async (gate) => {
  const isRead = (operation: OperationShape) =>
    coveredBy('idempotency.get-ignores-key')(operation) && operation.scope !== null && !operation.stream;
  await gate.eachKind(isRead, async (operation, t) => {
    const request = await t.request(operation);
    // A list may be cached in one encoding only.
    const encodings = operation.list === null ? [{}] : [{}, { accept: mediaTypes.csv }];
    for (const encoding of gate.some(operation.id, encodings)) {
      const key = t.unique('key');
      const read = () => underKey(t, { ...request, ...encoding }, key);
      const [first, second] = [await read(), await read()];
      t.expect('idempotency.get-ignores-key', first.status === second.status && !isReplayed(second), {
        expected: `status ${first.status} as the first time, not replayed`,
        got: describeReplay(second),
      });
    }
  });

  await gate.case('an agent read with one key before and after a change', async (t) => {
    const path = await t.subjects.fresh('agent');
    const read = { operation: 'getAgent', path } as const;
    const key = t.unique('key');
    await t.prepare({ ...read, headers: idempotencyKey(key) });
    await firstSuccess(t, { operation: 'activateAgent', path }, key);
    const { status } = (await underKey(t, read, key)).json<{ status: string }>();
    t.expectEqual('idempotency.get-ignores-key', status, 'active');
  });
});
