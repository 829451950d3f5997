import { expect, test } from 'vitest';
import { runTool } from '../check/run-tool.ts';
import { stockTools } from './install.test-helper.ts';

// `npm run check` can't check the types of these tests: the tools aren't installed yet.
test('the tests of other tools pass the type check', async () => {
  const { output } = await runTool('tsc', ['--noEmit', '--project', stockTools]);
  expect(output).toBe('');
});
