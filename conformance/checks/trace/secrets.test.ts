import { expect, test } from 'vitest';
import { agents, createTestTrace } from './trace.test-helper.ts';

test('no response contains the value of a secret, unless its client stored it elsewhere', () => {
  const value = 'a-rather-long-value';
  const set = { body: { name: 's', value } };
  const secrets = '/workspaces/acme/secrets';
  const leaking = { body: { data: [{ name: 's', value }] } };
  const { exchange } = createTestTrace();
  exchange('PUT', secrets, set);
  expect(exchange('GET', secrets, {}, leaking)).toContain('secrets.value-never-returned');
  exchange('POST', agents, { body: { name: value } });
  expect(exchange('GET', secrets, {}, leaking)).not.toContain('secrets.value-never-returned');
});
