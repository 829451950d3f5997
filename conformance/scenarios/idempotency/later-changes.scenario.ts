import type { ClauseId } from '@workspace-api/contract';
import { getJson, member } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { editing } from '../pages/drafts.ts';
import { secretNamed } from '../secrets/secret-records.ts';
import { firstSuccess, getCreatedId, isReplayed, isSameResponse, underKey } from './keyed-writes.ts';

/** Sends a write, runs an action, and repeats the write twice, because a replay doesn't end the lifetime of a key. */
const replayedAfter = async (
  t: Case,
  request: OperationRequest,
  change: (first: Exchange) => Promise<unknown>,
): Promise<void> => {
  const key = t.unique('key');
  const first = await firstSuccess(t, request, key);
  await change(first);
  for (const _time of ['first', 'second']) {
    const replay = await underKey(t, request, key);
    t.expect(
      'idempotency.replay-returns-original',
      isSameResponse(first, replay),
      { expected: `the original response: ${describeResponse(first)}`, got: describeResponse(replay) },
      replay,
    );
    t.expect(
      'idempotency.replayed-header',
      isReplayed(replay),
      { expected: 'Idempotent-Replayed: true', got: 'no such header' },
      replay,
    );
  }
};

const expectState = (t: Case, clause: ClauseId, expected: unknown, got: unknown): void => {
  t.expectEqual(clause, got, expected);
};

export default scenario(
  'idempotency.later-changes',
  'A replay returns the first response and keeps later changes to the record',
  {},
  async (gate) => {
    const readStatus = async (t: Case, id: string): Promise<unknown> =>
      member(getJson(await t.prepare({ operation: 'getAgent', path: { id } })), 'status');

    await gate.case('POST that creates an agent, which is activated afterwards', async (t) => {
      let id = '';
      await replayedAfter(t, await t.request('createAgent'), async (first) => {
        id = getCreatedId(t, first);
        await t.prepare({ operation: 'activateAgent', path: { id } });
      });
      expectState(t, 'idempotency.replay-does-not-execute', 'active', await readStatus(t, id));
    });

    await gate.case('POST that activates an agent, which is deactivated afterwards', async (t) => {
      const { id } = await t.subjects.fresh('agent');
      await replayedAfter(t, { operation: 'activateAgent', path: { id } }, () =>
        t.prepare({ operation: 'deactivateAgent', path: { id } }),
      );
      expectState(t, 'idempotency.replay-does-not-execute', 'inactive', await readStatus(t, id));
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
        expectState(t, 'idempotency.replay-does-not-execute', 'gate_later', purpose);
    });

    await gate.case('DELETE of a secret, which is set again afterwards', async (t) => {
      const body = t.sample('setSecret');
      const { name } = body as { name: string };
      const set = { operation: 'setSecret' as const, body };
      await t.prepare(set);
      await replayedAfter(t, { operation: 'deleteSecret', path: { name } }, () => t.prepare(set));
      expectState(t, 'idempotency.replay-does-not-execute', name, (await secretNamed(t, name))?.name);
    });

    await gate.case('PATCH of a page, which is patched again afterwards', (t) =>
      editing(t, 'updatePage', async ({ request, change, observe, stringPath }) => {
        const [first, later] = [t.unique('First'), t.unique('Later')];
        await replayedAfter(t, request([{ op: 'replace', path: stringPath, value: first }]), () =>
          change([{ op: 'replace', path: stringPath, value: later }]),
        );
        expectState(
          t,
          'idempotency.replay-does-not-execute',
          later,
          valueAt((await observe()).json(), stringPath),
        );
      }),
    );

    await gate.case('PATCH that is refused until its test passes', (t) =>
      editing(t, 'updatePage', async ({ request, change, observe, stringPath }) => {
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
        const second = await underKey(t, patch, key);
        t.expectSuccess('idempotency.failure-not-cached', second);
        expectState(
          t,
          'idempotency.failure-not-cached',
          replacement,
          valueAt((await observe()).json(), stringPath),
        );
      }),
    );
  },
);
