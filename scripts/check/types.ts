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

/** The sandbox as in a page: with the types of a browser, and without the types of Node. The second project is the site's sandbox, which includes the first. */
const pages: ReadonlySet<string> = new Set([
  'mocks/sandbox/host/web/tsconfig.json',
  'scripts/docs/page-sandbox/tsconfig.json',
]);

/** The repository, and the projects with their own settings because they run in a browser. */
const projects = [
  'tsconfig.json',
  'mocks/dashboard/tsconfig.json',
  ...pages,
  'scripts/docs/browser/tsconfig.json',
  'examples/tsconfig.json',
];

const findProblems = async (project: string): Promise<Problem[]> => {
  const { code, stdout, output } = await runTool('tsc', [
    '--noEmit',
    '--pretty',
    'false',
    // Examples name no condition: outside the repository they use the packages as published.
    '--customConditions',
    pages.has(project) ? `${sourceCondition},browser` : sourceCondition,
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
