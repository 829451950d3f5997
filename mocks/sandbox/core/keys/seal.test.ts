import { expect, test } from 'vitest';
import { createKeys } from './keys.ts';
import { seal, unseal } from './seal.ts';

const createKeysFrom = (byte: number) => createKeys(new Uint8Array(32).fill(byte));
const [key, other] = [createKeysFrom(1), createKeysFrom(2)];
const used = key.derive('test');

test('sealing the same string twice gives different results', () => {
  expect(new Set(Array.from({ length: 100 }, () => seal(used, 'same', 'here'))).size).toBe(100);
});

test.each([
  ['another context', () => unseal(used, seal(used, 'text', 'here'), 'there')],
  ['another purpose', () => unseal(key.derive('other'), seal(used, 'text', 'here'), 'here')],
  ['another master key', () => unseal(other.derive('test'), seal(used, 'text', 'here'), 'here')],
  ['a truncated tag', () => unseal(used, seal(used, 'text', 'here').slice(0, 20), 'here')],
])('unsealing fails with %s', (_, open) => {
  expect(open).toThrow();
});

test('each purpose has its own key, and the id identifies the master key', () => {
  expect(key.derive('test')).toEqual(createKeysFrom(1).derive('test'));
  expect(key.id).toBe(createKeysFrom(1).id);
  expect(key.id).not.toBe(other.id);
});
