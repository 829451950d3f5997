import { examples, resources } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { createPlaceholder } from '../../resources/find-resource.ts';
import type { FakeRequest, FakeResponse } from '../../test/fake-target.ts';
import { runCase } from '../../test/run-one.ts';
import type { Case } from '../case/case.ts';

const live = 'key_live_of_the_fake_target';

const respond = (request: FakeRequest): FakeResponse | undefined => {
  const { method, path, headers } = request;
  if (path.endsWith('/agents') && method === 'POST') return { status: 201, body: { id: 'agt_1' } };
  // The second workspace and live mode have an agent with the same id.
  if (path.endsWith('/agents/agt_1') && method === 'GET') {
    const isOther = path.includes('/globex/') || headers.authorization === `Bearer ${live}`;
    return { status: 200, body: { ...examples.agent, id: 'agt_1', name: isOther ? 'Other' : 'Ours' } };
  }
  if (path.endsWith('/current')) return { status: 200, body: { slug: 'acme' } };
  return method === 'GET' ? undefined : { status: 200, body: {} };
};

/** The requests of a case other than reads, and why the case could not continue. */
const sends = async (body: (t: Case) => Promise<unknown>, settings: Parameters<typeof runCase>[2] = {}) => {
  const { requests, missing } = await runCase(respond, body, settings);
  return { written: requests.filter((request) => !request.startsWith('GET')), missing };
};

const activate = (id: string) => ({ operation: 'activateAgent', path: { id } }) as const;

test('a record that existed before the run is not changed, and the case has the reason', async () => {
  const { written, missing } = await sends((t) => t.send(activate('agt_9')));
  expect(written).toEqual([]);
  expect(missing.join()).toContain('a record of this run (agent)');
});

test('a record that the run created may be changed', async () => {
  const { written } = await sends(async (t) => t.send(activate((await t.subjects.fresh('agent')).id)));
  expect(written).toEqual(['POST /workspaces/acme/agents', 'POST /workspaces/acme/agents/agt_1/activate']);
});

test.each([
  ['another workspace', { path: { slug: 'globex', id: 'agt_1' } }],
  ['the other mode', { path: { id: 'agt_1' }, token: live }],
])('the same id in %s belongs to another record', async (_, elsewhere) => {
  const { written } = await sends(async (t) => {
    await t.subjects.fresh('agent');
    await t.send({ operation: 'activateAgent', ...elsewhere });
  });
  expect(written).toEqual(['POST /workspaces/acme/agents']);
});

test('a write to an id without a record is allowed', async () => {
  const id = createPlaceholder(resources.agent);
  const { written } = await sends(async (t) => {
    await t.send(activate(id));
    await t.send(activate('agt_test_made_up'));
  });
  expect(written).toHaveLength(2);
});

test('the same rule applies to a method that the API does not have', async () => {
  for (const operation of ['activateAgent', 'getAgent', 'listForms'] as const) {
    const request = { operation, method: 'DELETE', path: { id: 'agt_9' } };
    expect((await sends((t) => t.send(request))).written).toEqual([]);
  }
});

test('a secret may be set under a name that the run chose', async () => {
  const set = (name: string) => ({ operation: 'setSecret', body: { name, value: 'x' } }) as const;
  expect((await sends((t) => t.send(set('stripe')))).written).toEqual([]);
  expect((await sends((t) => t.send(set(t.unique())))).written).toHaveLength(1);
});

test.each([
  ['in test mode', {}, 1],
  ['in live mode', { mode: 'live' }, 0],
  ['if the target does not return its mode', { mode: 'unknown' }, 0],
  ['with a live key that the target reports as a test key', { token: live }, 0],
  ['in live mode with permission', { mode: 'live', mayChangeLiveData: true }, 1],
])('shared data of the workspace %s', async (_, settings, count) => {
  const patch = [{ op: 'replace', path: '/typography/scale', value: 'x' }];
  // The target should refuse this request because of its workspace. A target that checks only the token carries it out.
  const { written } = await sends(
    (t) => t.send({ operation: 'updateTheme', path: { slug: 'gate-test-nowhere' }, body: patch }),
    settings,
  );
  expect(written).toHaveLength(count);
});

test('a live key changes shared live data only with permission, also in a run in test mode', async () => {
  const publish = { operation: 'publishTheme', token: live } as const;
  expect((await sends((t) => t.send(publish))).written).toEqual([]);
});

test('a run in test mode creates no live data that the API can’t delete', async () => {
  const agent = { operation: 'createAgent', body: { name: 'Gate' }, token: live } as const;
  const { written, missing } = await sends((t) => t.send(agent));
  expect(written).toEqual([]);
  expect(missing.join()).toContain('mayChangeLiveData');
  const secret = async (t: Case) =>
    t.send({ operation: 'setSecret', body: { name: t.unique(), value: 'x' }, token: live });
  expect((await sends(secret)).written).toHaveLength(1);
  expect((await sends((t) => t.send(agent), { mayChangeLiveData: true })).written).toHaveLength(1);
  expect((await sends((t) => t.send(agent), { mode: 'live' })).written).toHaveLength(1);
});

test('a driver adds only to records of the run, and affects no live workspace', async () => {
  const calls = new Set<string>();
  const driver = () => ({
    name: 'test',
    capabilities: {
      'add-run': async ({ agent }: { agent: string }) => {
        calls.add(agent);
        return { id: 'run_1' };
      },
      'advance-clock': async () => {
        calls.add('clock');
      },
    },
  });
  const body = async (t: Case) => {
    const { id } = await t.subjects.fresh('agent');
    await t.needs('add-run')({ workspace: 'acme', agent: id });
    await t
      .needs('add-run')({ workspace: 'acme', agent: 'agt_9' })
      .catch(() => {});
    if (t.has('advance-clock')) await t.needs('advance-clock')({ seconds: 1 });
  };
  await sends(body, { driver });
  expect([...calls]).toEqual(['agt_1', 'clock']);
  calls.clear();
  await sends(body, { driver, mode: 'live' });
  expect([...calls]).toEqual(['agt_1']);
});

test.each([
  ['declares bothModes', true],
  ['does not declare bothModes', undefined],
])('a driver that %s adds live data in a run in test mode', async (_, bothModes) => {
  const inputs: unknown[] = [];
  const add = async (input: unknown) => {
    inputs.push(input);
    return { id: 'page_1' };
  };
  const driver = () => ({
    name: 'test',
    ...(bothModes && { bothModes }),
    capabilities: { 'add-page': add, 'inspect-storage': add },
  });
  const title = [{ op: 'replace', path: '/metadata/title', value: 'x' }] as const;
  const { written, missing } = await sends(
    async (t) => {
      const actor = t.as({ token: live, workspace: 'acme', mode: 'live' });
      expect(() => actor.needs('inspect-storage')).toThrow('in a mode other than');
      expect(actor.subjects.canCreate('page')).toBe(bothModes === true);
      const path = { id: (await actor.subjects.fresh('page')).id };
      await actor.send({ operation: 'updatePage', path, body: title });
      await t.send({ operation: 'createAgent', body: { name: 'Gate' }, token: live });
    },
    { driver: driver as never },
  );
  // A case with a finding runs twice.
  expect(inputs.slice(0, 1)).toMatchObject(bothModes ? [{ workspace: 'acme', mode: 'live' }] : []);
  expect(written).toEqual(
    bothModes ? ['PATCH /workspaces/acme/pages/page_1', 'POST /workspaces/acme/agents'] : [],
  );
  expect(missing.join()).toContain(bothModes ? '' : 'a driver with bothModes');
});
