import { expect, test } from 'vitest';
import { acme } from '../../domain/demo-tenant.ts';
import { type PendingDelivery, simulateFailures } from './simulate-failures.ts';

const start = Date.UTC(2026, 0, 1);
const at = (seconds: number) => new Date(start + seconds * 1000);
const closedBreaker = { exhausted_in_a_row: 0, paused_until: null };
const hour = 3600;

const due = (id: string, seconds: number, overrides: Partial<PendingDelivery> = {}): PendingDelivery => ({
  id,
  ...acme,
  event_id: `evt_${id}`,
  subscription_id: 'wh_1',
  url: 'https://hooks.acme.example/',
  status: 'pending',
  attempts: 0,
  failures: 0,
  due_at: at(seconds).toISOString(),
  redelivery_of: null,
  created_at: at(0).toISOString(),
  ...overrides,
});

const simulate = (
  pending: PendingDelivery[],
  to: number,
  from = 0,
  breaker: Parameters<typeof simulateFailures>[0] = closedBreaker,
) => simulateFailures(breaker, pending, 'no such host', { from: at(from), to: at(to) });

const toSeconds = (attempts: readonly { sent_at: string }[]) =>
  attempts.map(({ sent_at }) => (Date.parse(sent_at) - start) / 1000);

test('a delivery is exhausted after six attempts with doubling delays', () => {
  const { breaker, deliveries, attempts } = simulate([due('a', 10)], 24 * hour);
  expect(toSeconds(attempts)).toEqual([10, 138, 394, 906, 1930, 3978]);
  expect(attempts[5]).toMatchObject({ number: 6, status: null, failure: 'no such host' });
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(6);
  expect(deliveries).toMatchObject([{ status: 'exhausted', attempts: 6, failures: 6, due_at: null }]);
  expect(breaker).toEqual({ exhausted_in_a_row: 1, paused_until: null });
});

test('a delivery due at the end of the span is attempted, one due later is not', () => {
  expect(toSeconds(simulate([due('a', 10)], 138).attempts)).toEqual([10, 138]);
  const { deliveries, attempts } = simulate([due('a', 10)], 137.999);
  expect(toSeconds(attempts)).toEqual([10]);
  expect(deliveries).toMatchObject([{ status: 'pending', failures: 1, due_at: at(138).toISOString() }]);
  expect(simulate([due('a', 10)], 9)).toMatchObject({ deliveries: [], attempts: [] });
});

test('a delivery due before the span is attempted at its start', () => {
  expect(toSeconds(simulate([due('a', -500)], 127).attempts)).toEqual([0]);
});

test('the fifth consecutive exhausted delivery opens the breaker, and the others wait until it closes', () => {
  const last = { attempts: 5, failures: 5 };
  const pending = [
    ...['a', 'b', 'c', 'd', 'e'].map((id, index) => due(id, index, last)),
    due('f', 4, last),
    due('g', 5),
    due('h', 2 * hour),
  ];
  const { breaker, deliveries, attempts } = simulate(pending, 10);
  const until = at(4 + hour).toISOString();
  expect(breaker).toEqual({ exhausted_in_a_row: 0, paused_until: until });
  expect(toSeconds(attempts)).toEqual([0, 1, 2, 3, 4]);
  expect(deliveries.slice(5)).toMatchObject([
    { id: 'f', status: 'pending', due_at: until },
    { id: 'g', status: 'pending', due_at: until },
  ]);
  expect(deliveries).toHaveLength(7);
});

test('deliveries that wait for the breaker resume in the same span once it closes', () => {
  const { attempts } = simulate([due('a', 0)], hour, 0, {
    ...closedBreaker,
    paused_until: at(60).toISOString(),
  });
  expect(toSeconds(attempts).slice(0, 2)).toEqual([60, 188]);
});
