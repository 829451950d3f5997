import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

const restart = () => ({ source: 'createAgent', before: '', downMs: 1, at: null });

test('an operation is given up after two failures in a row', () => {
  const breaker = createCircuitBreaker();
  breaker.failed('createAgent', 'no response');
  breaker.succeeded('createAgent');
  breaker.failed('createAgent', 'no response');
  expect(breaker.isGivenUp('createAgent')).toBe(false);
  breaker.failed('createAgent', 'no response');
  expect(breaker.isGivenUp('createAgent')).toBe(true);
});

test('requests that were in progress at a restart are one failure, and a second restart is another', () => {
  const breaker = createCircuitBreaker();
  const first = restart();
  for (const each of [first, first, first]) breaker.failed('createAgent', 'reset', { restart: each });
  expect(breaker.isGivenUp('createAgent')).toBe(false);
  breaker.failed('createAgent', 'reset', { restart: restart() });
  expect(breaker.isGivenUp('createAgent')).toBe(true);
});
