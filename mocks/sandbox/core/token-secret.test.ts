import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';
import { newKeySecret, secretHash } from './token-secret.ts';

test.each(['live', 'test'] as const)('the prefix of a key names its mode: %s', (mode) => {
  expect(newKeySecret(mode, seededRandom(1))).toMatch(new RegExp(`^key_${mode}_[A-Za-z0-9]{32}$`));
});

test('only the hash of a secret is stored', () => {
  expect(secretHash('key_test_acme')).toMatch(/^[0-9a-f]{64}$/);
});
