import { scenario } from '../../engine/scenario.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import { editing } from '../pages/drafts.ts';
import { expectNewRequest, firstSuccess, underKey } from './keyed-writes.ts';
import { checkReplays } from './replays.ts';

const title = 'A repeated write to data that the whole workspace shares returns the first response';
export default scenario(title, { holds: ['page', 'theme', 'billing'] }, async (gate) => {
  await checkReplays(gate, changesSharedData, async (matches, body) => {
    for (const operation of gate.operations(matches))
      await gate.case(operation.id, (t) => body(operation, t));
  });

  await gate.case('two methods of one path', (t) =>
    editing(t, 'updateTheme', async ({ request, stringPath }, before) => {
      const key = t.unique('key');
      const publish = await t.request('publishTheme');
      await firstSuccess(t, request([{ op: 'replace', path: stringPath, value: before }]), key);
      expectNewRequest(t, 'idempotency.key-bound-to-route', await underKey(t, publish, key));
    }),
  );
});
