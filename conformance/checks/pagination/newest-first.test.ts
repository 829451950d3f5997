import { describe, expect, it } from 'vitest';
import { findOutOfOrder } from './newest-first.ts';

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
