import { expect, test } from 'vitest';
import { runTool } from './check/run-tool.ts';
import { sourceCondition } from './source-condition.ts';

const check = (...args: string[]) =>
  runTool('tsx', [`--conditions=${sourceCondition}`, 'scripts/check.ts', ...args]);

test('--list prints every step with its expectation', async () => {
  const { code, stdout } = await check('--list');
  expect(code).toBe(0);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual([
    'types',
    'layout',
    'source',
    'register',
    'drift',
    'bundle',
    'breaking',
    'strings',
    'coverage',
    'mutants',
    'proof',
    'lock',
    'licenses',
    'layers',
    'format',
    'unused',
    'words',
  ]);
});
