import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { runCase } from '../../test/run-one.ts';
import type { ActorToken } from './actor.ts';
import type { Case } from './case.ts';

const other: ActorToken = { token: 'key_test_b', workspace: 'globex', mode: 'test' };

/** The requests of a case: method, path and token. */
const listRequests = async (body: (t: Case) => Promise<unknown>): Promise<string[]> => {
  const { target } = await runCase(
    ({ path }, count) =>
      path.includes('/agents') ? { status: 200, body: { ...examples.agent, id: `agt_${count}` } } : undefined,
    body,
    { mayChangeLiveData: true },
  );
  const requests = target.requests.map(
    ({ method, path, headers }) => `${method} ${path} ${headers.authorization ?? 'without a token'}`,
  );
  // A case with a finding runs twice.
  return [...new Set(requests)];
};

test('requests and records use the other token and its workspace', async () => {
  const requests = await listRequests(async (t) => {
    await t.as(other).send({ operation: 'getAgent', path: { id: 'agt_1' } });
    await t.as(other).subjects.fresh('agent');
  });
  expect(requests).toEqual([
    'GET /workspaces/globex/agents/agt_1 Bearer key_test_b',
    'POST /workspaces/globex/agents Bearer key_test_b',
  ]);
});

test('a request with its own path and token keeps them', async () => {
  const requests = await listRequests((t) =>
    t.as(other).send({ operation: 'getTheme', path: { slug: 'acme' }, token: null }),
  );
  expect(requests).toEqual(['GET /workspaces/acme/theme without a token']);
});

test('records are shared only within one workspace and mode', async () => {
  const requests = await listRequests(async (t) => {
    await t.subjects.shared('agent');
    const live = { token: 'key_live_b', workspace: 'acme', mode: 'live' };
    for (const actor of [other, { ...other, workspace: 'acme' }, live])
      await t.as(actor).subjects.shared('agent');
  });
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
    expect.stringMatching(/^POST \/workspaces\/acme\/agents Bearer key_test_of/),
    'POST /workspaces/globex/agents Bearer key_test_b',
    'POST /workspaces/acme/agents Bearer key_live_b',
  ]);
});
