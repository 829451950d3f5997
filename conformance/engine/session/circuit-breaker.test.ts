import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

const restart = () => ({ end: null, hasRestarted: true });
const response = { end: null, hasRestarted: false };

test('an operation is given up after two failures in a row', () => {
  const breaker = createCircuitBreaker();
  breaker.failed('createAgent', 'no response', { liveness: response });
  breaker.succeeded('createAgent');
  breaker.failed('createAgent', 'no response', { liveness: response });
  expect(breaker.isGivenUp('createAgent')).toBe(false);
  breaker.failed('createAgent', 'no response', { liveness: response });
  expect(breaker.isGivenUp('createAgent')).toBe(true);
});

test('requests that were in progress at a restart are one failure, and a second restart is another', () => {
  const breaker = createCircuitBreaker();
  const first = restart();
  for (const liveness of [first, first, first]) breaker.failed('createAgent', 'reset', { liveness });
  expect(breaker.isGivenUp('createAgent')).toBe(false);
  breaker.failed('createAgent', 'reset', { liveness: restart() });
  expect(breaker.isGivenUp('createAgent')).toBe(true);
});
