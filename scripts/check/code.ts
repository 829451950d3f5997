import { runTool } from './run-tool.ts';
import { outcome, type Step } from './step.ts';

/** A step that is a tool of its own: what it prints is the finding, its exit code the verdict. */
const toolStep = (
  name: string,
  describe: string,
  tool: [name: string, ...args: string[]],
  fine: string,
  remedy: string,
): Step => ({
  name,
  describe,
  run: async () => {
    const [command, ...args] = tool;
    const { code, output } = await runTool(command, args);
    const lines = output
      .split('\n')
      .filter((line) => !line.startsWith('npm warn'))
      .join('\n');
    return outcome(fine, code === 0 ? [] : [{ file: command, message: lines.trim() }], remedy);
  },
});

export const types = toolStep(
  'types',
  'the code type-checks (tsc)',
  ['tsc', '--noEmit', '--pretty', 'false'],
  'no type errors',
  'Correct the types; a missing name in generated/ means that npm run generate has to run first.',
);

export const format = toolStep(
  'format',
  'the code is formatted and linted (Biome)',
  ['biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '.'],
  'formatted, no findings',
  'Run npx biome check --write . and correct what it can not.',
);

export const unused = toolStep(
  'unused',
  'no file, export or dependency is unused or undeclared (knip)',
  ['knip', '--no-progress', '--treat-config-hints-as-errors'],
  'everything is used and declared',
  'Take it away, or use it; an entry that knip can not know belongs in knip.json.',
);
