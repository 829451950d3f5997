import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSandbox, manualClock, serve } from '@workspace-api/mock';
import { mutants } from '@workspace-api/mock/mutants';

const headers = { Authorization: 'Bearer key_test_acme' };

test('the sandbox responds in process', async () => {
  const sandbox = await createSandbox({ seed: 1, clock: manualClock('2026-11-02') });
  const response = await sandbox.fetch('/v1/workspaces/acme/agents', { headers });
  assert.equal(response.status, 200);
  assert.ok((await response.json()).data.length > 0);
  const csv = await sandbox.fetch('/v1/workspaces/acme/agents', {
    headers: { ...headers, Accept: 'text/csv' },
  });
  assert.match(await csv.text(), /^id,/);
  await sandbox.close();
});

test('the sandbox responds on a port, with a mutant', async () => {
  const sandbox = await createSandbox({ loadMutants: async () => mutants, mutants: ['agent-starts-active'] });
  const { url, close } = await serve(sandbox, { port: 0 });
  const response = await fetch(`${url}/v1/workspaces/acme/agents`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Greeter', task: 'Greet.' }),
  });
  assert.deepEqual([response.status, (await response.json()).status], [201, 'active']);
  await close();
  await sandbox.close();
});
