import { operations } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { changesSharedData, createdResource } from '../../resources/find-resource.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import { underKey } from './keyed-writes.ts';
import { checkReplays, expectReplay, sendFirst } from './replays.ts';

/** The number of other keys that are used between a write and its repetition, and how many of them concurrently. */
const otherKeys = 50;
const together = 10;

const title =
  'A write that is repeated with its key returns the first response, is not executed again, and has the same body';
export default scenario(title, { holds: [] }, async (gate) => {
  await checkReplays(gate, (operation) => !changesSharedData(operation), gate.eachOperation);

  await gate.case(operations.switchWorkspace.id, async (t) => {
    const { workspace } = await t.subjects.secondWorkspace();
    const { token } = await t.subjects.freshSession();
    const request = { operation: 'switchWorkspace', path: { slug: workspace }, token } as const;
    await expectReplay(t, await sendFirst(t, request, t.unique('key')));
  });

  if (gate.effort === 'quick') return;
  // A server may honor only the latest keys. All others are used on one route.
  await gate.case('creations after many other keys', async (t) => {
    const writes = gate.operations(
      (operation) => operation.idempotent && createdResource(operation) !== null,
    );
    const keyed = [];
    for (const operation of writes) {
      const send = async () => sendFirst(t, await t.request(operation), t.unique('key'));
      keyed.push(...[(await unlessMissing(send)) ?? []].flat());
    }
    if (keyed.length === 0) return t.notExercised([], 'a write that succeeds');
    const request = await t.request('setSecret');
    for (let used = 0; used < otherKeys; used += together)
      await Promise.all(Array.from({ length: together }, () => underKey(t, request, t.unique('key'))));
    for (const each of keyed) await expectReplay(t, each);
  });
});
