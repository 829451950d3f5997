import { getJson, isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { type Case, type Exchange, type OperationRequest, scenario } from '../../engine/scenario.ts';
import { drafts } from '../pages/drafts.ts';
import { secretNamed } from '../secrets/secret-records.ts';
import {
  describeReplay,
  expectReplayed,
  firstSuccess,
  getCreatedId,
  isReplayed,
  isSameResponse,
  readAgentStatus,
  underKey,
} from './keyed-writes.ts';

/** A write, a later change to its record, and the state that a replay of the write must keep. */
type LaterChange = {
  request: OperationRequest;
  change: (first: Exchange) => Promise<unknown>;
  read: (first: Exchange) => Promise<unknown>;
  later: unknown;
};

const laterChanges: Readonly<Record<string, (t: Case) => Promise<LaterChange>>> = {
  'POST that creates an agent, which is activated afterwards': async (t) => ({
    request: await t.request('createAgent'),
    change: (first) => t.prepare({ operation: 'activateAgent', path: { id: getCreatedId(t, first) } }),
    read: (first) => readAgentStatus(t, getCreatedId(t, first)),
    later: 'active',
  }),
  'POST that activates an agent, which is deactivated afterwards': async (t) => {
    const path = await t.subjects.fresh('agent');
    return {
      request: { operation: 'activateAgent', path },
      change: () => t.prepare({ operation: 'deactivateAgent', path }),
      read: () => readAgentStatus(t, path.id),
      later: 'inactive',
    };
  },
  'PUT of a secret, which is overwritten afterwards': async (t) => {
    const body = t.sample('setSecret', { purpose: 'gate_first' });
    const { name } = body as { name: string };
    return {
      request: { operation: 'setSecret', body },
      change: () =>
        t.prepare({ operation: 'setSecret', body: t.sample('setSecret', { name, purpose: 'gate_later' }) }),
      // If the body uses another name for it, the response doesn't show which value is stored.
      read: async () =>
        (await secretNamed(t, name))?.purpose === 'gate_first' ? 'gate_first' : 'gate_later',
      later: 'gate_later',
    };
  },
  'PUT of a secret, which is deleted afterwards': async (t) => {
    const body = t.sample('setSecret');
    const { name } = body as { name: string };
    return {
      request: { operation: 'setSecret', body },
      change: () => t.prepare({ operation: 'deleteSecret', path: { name } }),
      read: () => secretNamed(t, name),
      later: undefined,
    };
  },
  'POST of a session, which is switched and switched back afterwards': async (t) => {
    const { workspace } = await t.subjects.secondWorkspace();
    const { token } = await t.subjects.freshSession();
    return {
      request: { ...(await t.request('createAgent')), token },
      change: async () => {
        for (const slug of [workspace, t.target.workspace])
          await t.prepare({ operation: 'switchWorkspace', path: { slug }, token });
      },
      read: (first) => readAgentStatus(t, getCreatedId(t, first)),
      later: 'inactive',
    };
  },
  'DELETE of a secret, which is set again afterwards': async (t) => {
    const set = { operation: 'setSecret', body: t.sample('setSecret') } as const;
    const { name } = set.body as { name: string };
    await t.prepare(set);
    return {
      request: { operation: 'deleteSecret', path: { name } },
      change: () => t.prepare(set),
      read: async () => (await secretNamed(t, name))?.name,
      later: name,
    };
  },
  'PATCH of a page, which is patched again afterwards': async (t) => {
    const { request, change, observe, stringPath: path } = await drafts.updatePage(t);
    const [first, later] = [t.unique('First'), t.unique('Later')];
    return {
      request: request([{ op: 'replace', path, value: first }]),
      change: () => change([{ op: 'replace', path, value: later }]),
      read: async () => valueAt(getJson(await observe()), path),
      later,
    };
  },
};

const title =
  'A replay returns the first response and keeps later changes to the record, and a refusal is not replayed';
export default scenario(title, { holds: [] }, async (gate) => {
  const repeatedly = gate.some('repeatedly', Object.keys(laterChanges));
  for (const [name, create] of gate.some('changes', Object.entries(laterChanges), 4)) {
    await gate.case(name, async (t) => {
      const { request, change, read, later } = await create(t);
      const key = t.unique('key');
      const first = await firstSuccess(t, request, key);
      await change(first);
      // A replay doesn't end the lifetime of a key.
      for (const _ of repeatedly.includes(name) ? [1, 2] : [1]) {
        const replay = await underKey(t, request, key);
        const isSame = isSameResponse(first, replay);
        expectReplayed(t, 'idempotency.replay-returns-original', first, replay, isSame);
        expectReplayed(t, 'idempotency.replayed-header', first, replay, isReplayed(replay));
      }
      t.expectEqual('idempotency.replay-does-not-execute', await read(first), later);
    });
  }

  // The caller chooses the name of a secret, so the same request can fail first and succeed later.
  await gate.case('DELETE of a secret that is refused until the secret exists', async (t) => {
    const body = t.sample('setSecret');
    const { name } = body as { name: string };
    const request: OperationRequest = { operation: 'deleteSecret', path: { name } };
    const key = t.unique('key');
    if (isSuccess(await underKey(t, request, key)))
      t.notExercised('idempotency.failure-not-cached', 'a refused deletion of an unknown secret');
    await t.prepare({ operation: 'setSecret', body });
    const deleted = await underKey(t, request, key);
    t.expect('idempotency.failure-not-cached', isSuccess(deleted) && !isReplayed(deleted), {
      got: describeReplay(deleted),
    });
  });

  await gate.case('PATCH that is refused until its test passes', async (t) => {
    const { request, change, observe, stringPath: path } = await drafts.updatePage(t);
    const [awaited, replacement] = [t.unique('Awaited'), t.unique('Wanted')];
    const key = t.unique('key');
    const patch = request([
      { op: 'test', path, value: awaited },
      { op: 'replace', path, value: replacement },
    ]);
    if ((await underKey(t, patch, key)).status !== 400)
      t.notExercised('idempotency.failure-not-cached', 'a patch that is refused because its test fails');
    await change([{ op: 'replace', path, value: awaited }]);
    t.expectSuccess('idempotency.failure-not-cached', await underKey(t, patch, key));
    t.expectEqual('idempotency.failure-not-cached', valueAt((await observe()).json(), path), replacement);
  });
});
