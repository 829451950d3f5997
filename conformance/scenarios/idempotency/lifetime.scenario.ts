import { isSuccess } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import { startStopwatch, tolerance } from '../shared/target-time.ts';
import {
  describeReplay,
  expectReplayed,
  firstSuccess,
  getCreatedId,
  isNewRequest,
  repeatsFirst,
  underKey,
} from './keyed-writes.ts';

const twoHours = 2 * 60 * 60;
const day = 24 * 60 * 60;

const title = 'A key is kept for 24 hours from its first success, regardless of replays';
export default scenario(title, { needs: ['advance-clock'] }, async (gate) => {
  // Two keys on one clock: one that succeeds at first, and one that is refused at first and succeeds two hours later.
  await gate.case('keys over 24 hours', async (t) => {
    const advance = t.needs('advance-clock');
    const create = await t.request('mintToken');
    const set = await t.request('setSecret');
    const remove = {
      operation: 'deleteSecret',
      path: { name: (set.body as { name: string }).name },
    } as const;
    const [key, other] = [t.unique('key'), t.unique('key')];
    const watch = startStopwatch(t, 'idempotency.lasts-24-hours');
    const [first, refusal] = await t.together([
      () => firstSuccess(t, create, key),
      () => unlessMissing(() => underKey(t, remove, other)),
    ]);
    const createdId = getCreatedId(t, first);
    await advance({ seconds: 61 });
    const soon = await underKey(t, create, key);
    expectReplayed(t, 'idempotency.consistent-after-60-seconds', first, soon);
    await advance({ seconds: twoHours - 61 });
    const otherWatch = startStopwatch(t, 'idempotency.lasts-24-hours');
    const removed = await unlessMissing(async () => {
      await t.prepare(set);
      return underKey(t, remove, other);
    });

    await advance({ seconds: day - twoHours - tolerance });
    const late = await underKey(t, create, key);
    watch.check();
    t.expect('idempotency.lasts-24-hours', repeatsFirst(first, late) && late.text.includes(createdId), {
      expected: `a replay of ${createdId} within 24 hours`,
      got: describeReplay(late),
    });
    await advance({ seconds: tolerance + 120 });
    const next = await underKey(t, create, key);
    const isNew = isNewRequest(t, next) && !(isSuccess(next) && getCreatedId(t, next) === createdId);
    t.expect('idempotency.ends-after-24-hours', isNew, { got: describeReplay(next) });

    if (!refusal || !removed || isSuccess(refusal) || !isSuccess(removed))
      return t.notExercised(
        'idempotency.lasts-24-hours',
        'a deletion that is refused at first, and succeeds with the same key once the secret exists',
      );
    await advance({ seconds: twoHours - 120 - tolerance });
    const repeated = await underKey(t, remove, other);
    otherWatch.check();
    t.expect(
      'idempotency.lasts-24-hours',
      repeated.status === removed.status && repeatsFirst(removed, repeated),
      {
        expected: `a replay of the first success, ${describeReplay(removed)}, within 24 hours of it`,
        got: describeReplay(repeated),
      },
    );
  });
});
