import { expect, test } from 'vitest';
import { createTestTrace } from './trace.test-helper.ts';
import type { TracedCall } from './traced-call.ts';

test('a check that throws is reported, and the other checks of the exchange continue', () => {
  const { start, end, errors } = createTestTrace();
  const mistake = new Error('a mistake of the gate');
  const call = start('GET', '/me');
  const fail = () => {
    throw mistake;
  };
  const body = { token: { mode: 'live' } };
  const broken = expect.arrayContaining([
    'identity.mode-matches-key',
    'rate-limits.headers-present',
  ]) as unknown;
  // Only the check of the encoding reads the query of a request that isn't a list.
  Object.defineProperty(call, 'query', { get: fail });
  expect(end(call, { body })).toEqual(broken);
  expect(errors).toEqual([mistake]);

  // Only some of the checks of each exchange read the declared responses.
  const operation = Object.defineProperty({ ...call.operation }, 'responses', { get: fail });
  expect(end({ ...start('GET', '/me'), operation } as TracedCall, { body })).toEqual(broken);
  expect(errors.length).toBeGreaterThan(1);
});
