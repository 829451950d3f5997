import { createSandbox } from '@workspace-api/mock';
import { expect, test } from 'vitest';

// Loaded when a mutant is first set or listed.
const loadMutants = async () => (await import('@workspace-api/mock/mutants')).mutants;

test('a product notices that a new agent is active', async () => {
  const sandbox = await createSandbox({ loadMutants, mutants: ['agent-starts-active'] });
  const response = await sandbox.fetch('/v1/workspaces/acme/agents', {
    method: 'POST',
    headers: { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Greeter', task: 'Greet.' }),
  });
  expect(await response.json()).toMatchObject({ status: 'active' });
  await sandbox.close();
});
