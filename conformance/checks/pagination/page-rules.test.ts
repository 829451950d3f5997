import { describe, expect, it, test } from 'vitest';
import { entriesBefore, entriesFrom, findOutOfOrder, othersThan } from './page-rules.ts';

test('a record of a filtered page may lack the member, but must not have another value', () => {
  expect(othersThan([{ status: 'pending' }, {}], 'status', 'pending')).toBeNull();
  expect(othersThan([{ status: 'pending' }, { status: 'denied' }], 'status', 'pending')).toEqual({
    expected: 'only records with status pending',
    got: '["denied"]',
  });
});

test('`since` is inclusive and `until` exclusive; entries without a time are ignored', () => {
  const at = '2026-01-01T00:00:00.000Z';
  const entry = { ts: '2026-01-01T01:00:00+01:00' };
  expect([entriesBefore([entry, { ts: 'soon' }], at), entriesFrom([entry], at)]).toEqual([
    null,
    { expected: `no entry at or after ${at}`, got: JSON.stringify([entry.ts]) },
  ]);
  expect(entriesBefore([{ ts: '2025-12-31T23:59:59.999Z' }], at)).not.toBeNull();
  expect(entriesFrom([{ ts: '2025-12-31T23:59:59.999Z' }], at)).toBeNull();
});

const at = (...times: unknown[]) => findOutOfOrder(times, (time) => time);

describe('newest first', () => {
  it('accepts times that decrease or stay equal', () => {
    expect(at('2026-11-02T09:00:00.000Z', '2026-11-02T09:00:00Z', '2026-11-01T09:00:00Z')).toBeNull();
  });

  it('fails at the first time that increases', () => {
    expect(at('2026-11-01T09:00:00Z', '2026-11-02T09:00:00Z', '2026-11-03T09:00:00Z')).toEqual({
      earlier: '2026-11-01T09:00:00Z',
      later: '2026-11-02T09:00:00Z',
    });
  });

  it('compares instants, not strings', () => {
    expect(at('2026-11-02T09:00:00+02:00', '2026-11-02T08:30:00+03:00')).toBeNull();
  });

  it('skips records without a time', () => {
    expect(at('2026-11-02T09:00:00Z', null, undefined, 'soon', '2026-11-01T09:00:00Z')).toBeNull();
  });
});
