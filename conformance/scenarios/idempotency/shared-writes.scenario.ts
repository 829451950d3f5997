import { scenario } from '../../engine/scenario.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import { editing } from '../pages/drafts.ts';
import { describeReplay, firstSuccess, isNewRequest, underKey } from './keyed-writes.ts';
import { checkReplays } from './replays.ts';

// It holds the server: a plan that it changes may have other limits.
export default scenario(
  'idempotency.shared-writes',
  'A repeated write to data that the whole workspace shares returns the first response',
  {},
  async (gate) => {
    await checkReplays(gate, changesSharedData);

    await gate.case('two methods of one path', (t) =>
      editing(t, 'updateTheme', async ({ request, stringPath }, before) => {
        const key = t.unique('key');
        const publish = await t.request('publishTheme');
        await firstSuccess(t, request([{ op: 'replace', path: stringPath, value: before }]), key);
        const response = await underKey(t, publish, key);
        const difference = { expected: 'a new request', got: describeReplay(response) };
        t.expect('idempotency.key-bound-to-route', isNewRequest(t, response), difference, response);
      }),
    );
  },
);
