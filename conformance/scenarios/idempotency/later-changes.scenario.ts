import { getJson, isSuccess, member } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { drafts } from '../pages/drafts.ts';
import { secretNamed } from '../secrets/secret-records.ts';
import {
  describeReplay,
  expectReplayed,
  firstSuccess,
  getCreatedId,
  isReplayed,
  isSameResponse,
  underKey,
} from './keyed-writes.ts';

/** Sends a write, runs an action, and repeats the write, once or more often. */
const replayedAfter = async (
  t: Case,
  request: OperationRequest,
  change: (first: Exchange) => Promise<unknown>,
  times = 1,
): Promise<void> => {
  const key = t.unique('key');
  const first = await firstSuccess(t, request, key);
  await change(first);
  for (let time = 0; time < times; time += 1) {
    const replay = await underKey(t, request, key);
    const isSame = isSameResponse(first, replay);
    expectReplayed(t, 'idempotency.replay-returns-original', first, replay, isSame);
    expectReplayed(t, 'idempotency.replayed-header', first, replay);
  }
};

export default scenario(
  'idempotency.later-changes',
  'A replay returns the first response and keeps later changes to the record, and a refusal is not replayed',
  { holds: [] },
  async (gate) => {
    const readStatus = async (t: Case, id: string): Promise<unknown> =>
      member(getJson(await t.prepare({ operation: 'getAgent', path: { id } })), 'status');

    await gate.case('POST that creates an agent, which is activated afterwards', async (t) => {
      let id = '';
      const activate = async (first: Exchange) => {
        id = getCreatedId(t, first);
        await t.prepare({ operation: 'activateAgent', path: { id } });
      };
      // A replay doesn't end the lifetime of a key.
      await replayedAfter(t, await t.request('createAgent'), activate, 2);
      t.expectEqual('idempotency.replay-does-not-execute', await readStatus(t, id), 'active');
    });

    await gate.case('POST that activates an agent, which is deactivated afterwards', async (t) => {
      const { id } = await t.subjects.fresh('agent');
      await replayedAfter(t, { operation: 'activateAgent', path: { id } }, () =>
        t.prepare({ operation: 'deactivateAgent', path: { id } }),
      );
      t.expectEqual('idempotency.replay-does-not-execute', await readStatus(t, id), 'inactive');
    });

    await gate.case('PUT of a secret, which is overwritten afterwards', async (t) => {
      const body = t.sample('setSecret', { purpose: 'gate_first' });
      const { name } = body as { name: string };
      await replayedAfter(t, { operation: 'setSecret', body }, () =>
        t.prepare({ operation: 'setSecret', body: t.sample('setSecret', { name, purpose: 'gate_later' }) }),
      );
      const purpose = (await secretNamed(t, name))?.purpose;
      // If the body uses another name for it, the response doesn't show which value is stored.
      if (purpose === 'gate_first' || purpose === 'gate_later')
        t.expectEqual('idempotency.replay-does-not-execute', purpose, 'gate_later');
    });

    await gate.case('DELETE of a secret, which is set again afterwards', async (t) => {
      const body = t.sample('setSecret');
      const { name } = body as { name: string };
      const set = { operation: 'setSecret' as const, body };
      await t.prepare(set);
      await replayedAfter(t, { operation: 'deleteSecret', path: { name } }, () => t.prepare(set));
      t.expectEqual('idempotency.replay-does-not-execute', (await secretNamed(t, name))?.name, name);
    });

    await gate.case('PATCH of a page, which is patched again afterwards', async (t) => {
      const { request, change, observe, stringPath } = await drafts.updatePage(t);
      const [first, later] = [t.unique('First'), t.unique('Later')];
      await replayedAfter(t, request([{ op: 'replace', path: stringPath, value: first }]), () =>
        change([{ op: 'replace', path: stringPath, value: later }]),
      );
      const current = valueAt((await observe()).json(), stringPath);
      t.expectEqual('idempotency.replay-does-not-execute', current, later);
    });

    // The caller chooses the name of a secret, so the same request can fail first and succeed later.
    await gate.case('DELETE of a secret that is refused until the secret exists', async (t) => {
      const body = t.sample('setSecret');
      const { name } = body as { name: string };
      const request: OperationRequest = { operation: 'deleteSecret', path: { name } };
      const key = t.unique('key');
      const refusal = await underKey(t, request, key);
      if (isSuccess(refusal))
        t.notExercised('idempotency.failure-not-cached', 'a refused deletion of an unknown secret');
      await t.prepare({ operation: 'setSecret', body });
      const deleted = await underKey(t, request, key);
      t.expect('idempotency.failure-not-cached', isSuccess(deleted) && !isReplayed(deleted), {
        expected: 'the secret deleted by the first deletion that can succeed',
        got: describeReplay(deleted),
      });
    });

    await gate.case('PATCH that is refused until its test passes', async (t) => {
      const { request, change, observe, stringPath } = await drafts.updatePage(t);
      const [awaited, replacement] = [t.unique('Awaited'), t.unique('Wanted')];
      const key = t.unique('key');
      const patch = request([
        { op: 'test', path: stringPath, value: awaited },
        { op: 'replace', path: stringPath, value: replacement },
      ]);
      const refusal = await underKey(t, patch, key);
      if (refusal.status !== 400)
        t.notExercised('idempotency.failure-not-cached', 'a patch that is refused because its test fails');
      await change([{ op: 'replace', path: stringPath, value: awaited }]);
      t.expectSuccess('idempotency.failure-not-cached', await underKey(t, patch, key));
      const current = valueAt((await observe()).json(), stringPath);
      t.expectEqual('idempotency.failure-not-cached', current, replacement);
    });
  },
);
