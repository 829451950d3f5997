import { expect, test } from 'vitest';
import { startSandbox } from '../../test/start-sandbox.ts';

const agents = '/workspaces/acme/agents';

test('a snapshot restores the records and the clock, and the sandbox stays usable', async () => {
  const { sandbox, context, send } = await startSandbox();
  const before = { now: context.clock.now(), list: (await send('GET', agents)).json };
  const snapshot = await sandbox.snapshot();

  await sandbox.advance(24 * 60 * 60 * 1000);
  await send('POST', agents, { body: { name: 'Added after the snapshot' } });
  await send('POST', '/approvals/apr_01K9A3/deny');
  await sandbox.restore(snapshot);

  expect(context.clock.now()).toEqual(before.now);
  expect((await send('GET', agents)).json).toEqual(before.list);
  expect((await send('GET', '/approvals/apr_01K9A3')).json).toMatchObject({ status: 'pending' });
  expect((await send('POST', agents, { body: { name: 'Next' } })).status).toBe(201);
});

test('one snapshot can be restored several times', async () => {
  const { sandbox, send } = await startSandbox();
  const snapshot = await sandbox.snapshot();
  for (const name of ['first', 'second']) {
    await send('POST', agents, { body: { name } });
    await sandbox.restore(snapshot);
    const { data } = (await send('GET', agents)).json;
    expect(data.map((agent: { name: string }) => agent.name)).not.toContain(name);
  }
});

test('a restore also restores deleted workspaces, and secrets can still be used', async () => {
  const { sandbox, context } = await startSandbox();
  const snapshot = await sandbox.snapshot();
  const control = (method: string, path: string) =>
    sandbox.fetch(new Request(`http://127.0.0.1/_sandbox${path}`, { method }));
  expect((await control('DELETE', '/workspaces/globex')).status).toBe(204);
  await sandbox.restore(snapshot);
  const me = await sandbox.fetch('/v1/me', { headers: { Authorization: 'Bearer key_test_globex' } });
  expect(await me.json()).toMatchObject({ workspace: { slug: 'globex' } });
  expect(context.knownTokens.length).toBeGreaterThan(3);
});
