import { expect, test } from 'vitest';
import { runTool } from './check/run-tool.ts';
import { sourceCondition } from './source-condition.ts';

const check = (...args: string[]) =>
  runTool('tsx', [`--conditions=${sourceCondition}`, 'scripts/check.ts', ...args]);

test('an unknown step is incorrect usage, and the error lists the steps', async () => {
  const { code, output } = await check('--only', 'everything');
  expect(code).toBe(2);
  expect(output).toContain('Available: types, layout,');
});

test('--help exits with 0', async () => {
  const { code, stdout } = await check('--help');
  expect(code).toBe(0);
  expect(stdout).toContain('--only <step>');
});
