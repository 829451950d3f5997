import { test as base, type TestAPI } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

type Use = (part: unknown) => Promise<void>;

/**
 * vitest's `test`, with parts of what `start` returns.
 *
 * @param start is called for each test that names a part, or all of them as `started`
 */
export const testWith = <Parts extends object>(
  start: () => Promise<Parts>,
  names: readonly (keyof Parts & string)[],
): TestAPI<Parts & { started: Parts }> => {
  const fixtures = names.map((name) => [
    name,
    ({ started }: { started: Parts }, use: Use) => use(started[name]),
  ]);
  return base.extend('started', () => start()).extend(Object.fromEntries(fixtures)) as unknown as TestAPI<
    Parts & { started: Parts }
  >;
};

/** The parts of a sandbox for `testWith`. */
export const sandboxParts = [
  'sandbox',
  'context',
  'clock',
  'send',
  'control',
  'recordsIn',
  'records',
  'rows',
  'session',
] as const;

/** vitest's `test`, with the parts of a new sandbox with the demo records. */
export const test = testWith(startSandbox, sandboxParts);
