import { sourceCondition } from '../source-condition.ts';
import { runTool } from './run-tool.ts';
import { outcome, type Problem, type Step } from './step.ts';

const finding = /^(?<file>\S+)\((?<line>\d+),\d+\): error (?<message>TS\d+: .*)$/;

/** Parses the errors that `tsc --pretty false` prints. An indented line explains the line above it. */
export const readTsc = (stdout: string): Problem[] =>
  stdout
    .split(/\n(?! )/)
    .filter((entry) => entry.includes('error TS'))
    .map((entry) => {
      const [first = '', ...more] = entry.trimEnd().split('\n');
      const { file, line, message } = finding.exec(first)?.groups ?? {};
      const why = more.map((part) => ` ${part.trim()}`).join('');
      return file === undefined
        ? { file: 'tsconfig.json', message: first + why }
        : { file: `${file}:${line}`, message: `${message}${why}` };
    });

/** The site's sandbox, and with it the sandbox of a page: with the types of a browser, and without the types of Node. */
const page = 'scripts/docs/page-sandbox/tsconfig.json';

/** The repository, and the projects with their own settings because they run in a browser. */
const projects = [
  'tsconfig.json',
  'mocks/dashboard/tsconfig.json',
  page,
  'scripts/docs/browser/tsconfig.json',
  'examples/tsconfig.json',
];

const findProblems = async (project: string): Promise<Problem[]> => {
  const { code, stdout, output } = await runTool('tsc', [
    '--noEmit',
    // The projects run side by side. Each of several threads would check the types that files share.
    '--singleThreaded',
    '--pretty',
    'false',
    // Examples name no condition: outside the repository they use the packages as published.
    '--customConditions',
    project === page ? `${sourceCondition},browser` : sourceCondition,
    '--project',
    project,
  ]);
  const problems = readTsc(stdout);
  return code !== 0 && problems.length === 0 ? [{ file: project, message: output.trim() }] : problems;
};

/**
 * Runs the TypeScript compiler with the strict settings of tsconfig.json: version 7 (the dependency `native-typescript`, the first
 * one with the command tsc), which needs a quarter of the time of version 5. Version 5 has the API that other tools use.
 */
export const types: Step = {
  name: 'types',
  describe: 'the code type-checks (tsc)',
  run: async () => {
    const problems = await Promise.all(projects.map(findProblems));
    return outcome(
      `no type errors in ${projects.length} projects`,
      problems.flat(),
      'Fix the types. If a name from generated/ is missing, run npm run generate first.',
    );
  },
};
