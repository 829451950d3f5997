import { test } from 'vitest';
import { expectDurable } from './expect-durable.ts';

test.each([11, 12, 13])(
  'writes with a response survive ten processes that are killed under load, seed %i',
  (seed) => expectDurable(10, seed),
  300_000,
);
