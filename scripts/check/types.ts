import { runTool } from './run-tool.ts';
import { outcome, type Problem, type Step } from './step.ts';

const finding = /^(?<file>\S+)\((?<line>\d+),\d+\): error (?<message>TS\d+: .*)$/;

/** The errors in what `tsc --pretty false` prints; an indented line explains the one above it. */
export const readTsc = (stdout: string): Problem[] =>
  stdout
    .split(/\n(?! )/)
    .filter((text) => text.includes('error TS'))
    .map((text) => {
      const [first = '', ...more] = text.trimEnd().split('\n');
      const { file, line, message } = finding.exec(first)?.groups ?? {};
      const why = more.map((part) => ` ${part.trim()}`).join('');
      return file === undefined
        ? { file: 'tsconfig.json', message: first + why }
        : { file: `${file}:${line}`, message: `${message}${why}` };
    });

/** The TypeScript compiler, strict as tsconfig.json has it. */
export const types: Step = {
  name: 'types',
  describe: 'the code type-checks (tsc)',
  run: async () => {
    const { code, stdout, output } = await runTool('tsc', ['--noEmit', '--pretty', 'false']);
    const problems = readTsc(stdout);
    if (code !== 0 && problems.length === 0) problems.push({ file: 'tsconfig.json', message: output.trim() });
    return outcome(
      'no type errors',
      problems,
      'Fix the types. If a name from generated/ is missing, run npm run generate first.',
    );
  },
};
