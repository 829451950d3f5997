import { isSuccess } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import type { OperationRequest } from '../../target/request.ts';
import { startStopwatch, tolerance } from '../shared/expiry-margin.ts';
import { describeReplay, firstSuccess, getCreatedId, isReplayed, underKey } from './keyed-writes.ts';

const day = 24 * 60 * 60;

export default scenario(
  'idempotency.lifetime',
  'A key is kept for 24 hours from its first success, regardless of replays',
  { needs: ['advance-clock'] },
  async (gate) => {
    await gate.case('a key over 24 hours', async (t) => {
      const advance = t.needs('advance-clock');
      const request = await t.request('mintToken');
      const key = t.unique('key');
      const { check } = startStopwatch(t, 'idempotency.lasts-24-hours');
      const first = await firstSuccess(t, request, key);
      const createdId = getCreatedId(t, first);
      await advance({ seconds: 61 });
      const soon = await underKey(t, request, key);
      t.expect('idempotency.consistent-after-60-seconds', isReplayed(soon), {
        expected: 'a replay after a minute',
        got: describeReplay(soon),
      });
      await advance({ seconds: day - 61 - tolerance });
      const late = await underKey(t, request, key);
      check();
      t.expect('idempotency.lasts-24-hours', isReplayed(late) && late.text.includes(createdId), {
        expected: `a replay of ${createdId} within 24 hours`,
        got: describeReplay(late),
      });
      await advance({ seconds: tolerance + 120 });
      const next = await underKey(t, request, key);
      t.expect(
        'idempotency.ends-after-24-hours',
        isSuccess(next) && !isReplayed(next) && getCreatedId(t, next) !== createdId,
        {
          expected: 'a new execution after more than 24 hours',
          got: describeReplay(next),
        },
      );
    });

    await gate.case('a key that was refused at first', async (t) => {
      const advance = t.needs('advance-clock');
      const set: OperationRequest = await t.request('setSecret');
      const path = { name: (set.body as { name: string }).name };
      const remove: OperationRequest = { operation: 'deleteSecret', path };
      const key = t.unique('key');
      const refusal = await underKey(t, remove, key);
      if (isSuccess(refusal))
        t.notExercised('idempotency.lasts-24-hours', 'a refused deletion of a secret that does not exist');
      await advance({ seconds: 2 * 60 * 60 });
      await t.prepare(set);
      const { check } = startStopwatch(t, 'idempotency.lasts-24-hours');
      const first = await underKey(t, remove, key);
      if (!isSuccess(first))
        t.notExercised(
          'idempotency.lasts-24-hours',
          'a deletion that succeeds after a refusal with the same key',
        );
      await advance({ seconds: day - tolerance });
      const late = await underKey(t, remove, key);
      check();
      t.expect('idempotency.lasts-24-hours', late.status === first.status && isReplayed(late), {
        expected: `a replay of the first success, ${describeReplay(first)}, within 24 hours of it`,
        got: describeReplay(late),
      });
    });
  },
);
