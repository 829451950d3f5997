import { expect, test } from 'vitest';
import { runTool } from './check/run-tool.ts';
import { steps } from './check/steps.ts';
import { sourceCondition } from './source-condition.ts';

const check = (...args: string[]) =>
  runTool('tsx', [`--conditions=${sourceCondition}`, 'scripts/check.ts', ...args]);

test('an unknown step is incorrect usage, and the error lists the steps', async () => {
  const { code, output } = await check('--only', 'everything');
  expect(code).toBe(2);
  expect(output).toContain('Available: types, layout,');
});

test('--list prints each step with its expectation', async () => {
  const { code, stdout } = await check('--list');
  expect(code).toBe(0);
  const lines = stdout.trim().split('\n');
  expect(lines.map((line) => line.replace(/ +/, ' '))).toEqual(
    steps.map(({ name, describe }) => `${name} ${describe}`),
  );
});
