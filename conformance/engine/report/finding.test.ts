import { expect, test } from 'vitest';
import { toDifference } from '../../checks/check-result.ts';
import { toFinding } from './finding.ts';

const secrets = new Map([
  ['opaque-secret-one', 'TOKEN'],
  ['opaque-secret-two', 'OTHER'],
]);

const find = (expected: string, got: string) =>
  toFinding({ secrets, harmless: new Set() }, null, {
    case: 'a case',
    operation: null,
    difference: { expected, got },
    steps: [],
    waiver: null,
  });

test('a finding says that its values differ if that can’t be seen after redaction', () => {
  expect(find('opaque-secret-one', 'opaque-secret-two')).toMatchObject({
    expected: '[redacted]',
    got: '[redacted] (another value: what differs is redacted or cut off)',
  });
});

test('a finding says that its values differ if that can’t be seen because they are cut off', () => {
  const { expected, got } = find(`${'a'.repeat(20_000)}b`, `${'a'.repeat(20_000)}c`);
  expect(got).toBe(`${expected} (another value: what differs is redacted or cut off)`);
});

test('a string and another value that looks the same have different texts', () => {
  expect(toDifference({ expected: 1, got: '1' })).toEqual({ expected: '1', got: '"1"' });
  expect(toDifference({ expected: undefined, got: 'nothing' })).toEqual({
    expected: 'nothing',
    got: '"nothing"',
  });
  expect(toDifference({ expected: 'a', got: 'b' })).toEqual({ expected: 'a', got: 'b' });
});
