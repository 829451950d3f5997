import { headerNames } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { resetMs, retryAfterMs } from './rate-limits.ts';

const retryAfter = (value: string, more: Record<string, string> = {}) =>
  retryAfterMs({ headers: { [headerNames.retryAfter.toLowerCase()]: value, ...more } });

test('a date is compared with the clock of the target', () => {
  const date = 'Mon, 02 Nov 2026 09:00:00 GMT';
  expect(retryAfter('Mon, 02 Nov 2026 09:00:30 GMT', { date })).toBe(30_000);
  expect(retryAfter('Mon, 02 Nov 2026 08:00:00 GMT', { date })).toBe(0);
  expect(retryAfter('Mon Nov  2 09:00:30 2026', { date })).toBe(30_000);
});

test('the end of a window may be seconds from now or a date in seconds since 1970', () => {
  const reset = (value: string) =>
    resetMs({ headers: { [headerNames.rateLimitReset.toLowerCase()]: value } });
  expect(reset('30')).toBe(30_000);
  expect(reset(String(Math.floor(Date.now() / 1000) - 5))).toBe(0);
  expect(reset('soon')).toBeNull();
});
