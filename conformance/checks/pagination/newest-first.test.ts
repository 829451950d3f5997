import { describe, expect, it } from 'vitest';
import { findOutOfOrder } from './newest-first.ts';

const at = (...times: unknown[]) => findOutOfOrder(times, (time) => time);

describe('newest first', () => {
  it('holds for times that fall or stay', () => {
    expect(at('2026-11-02T09:00:00.000Z', '2026-11-02T09:00:00Z', '2026-11-01T09:00:00Z')).toBeNull();
  });

  it('is broken by the first time that rises', () => {
    expect(at('2026-11-01T09:00:00Z', '2026-11-02T09:00:00Z', '2026-11-03T09:00:00Z')).toEqual({
      earlier: '2026-11-01T09:00:00Z',
      later: '2026-11-02T09:00:00Z',
    });
  });

  it('compares moments, not texts', () => {
    expect(at('2026-11-02T09:00:00+02:00', '2026-11-02T08:30:00+03:00')).toBeNull();
  });

  it('passes over what has no time', () => {
    expect(at('2026-11-02T09:00:00Z', null, undefined, 'soon', '2026-11-01T09:00:00Z')).toBeNull();
  });
});
