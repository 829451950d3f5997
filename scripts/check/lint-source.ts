import { workflowFiles } from '../workflows/workflow-files.ts';
import { bundles } from './lint-bundle.ts';
import { runTool } from './run-tool.ts';
import { outcome, type Problem, type Step } from './step.ts';

type RedoclyProblem = {
  ruleId: string;
  severity: string;
  message: string;
  location: { source: { ref: string }; pointer?: string; start?: { line: number } }[];
};

/** Parses the output of `redocly lint --format json`: one document for each file, with nothing in between. */
const documentsIn = (stdout: string): { problems: RedoclyProblem[] }[] =>
  stdout
    .slice(stdout.indexOf('{'))
    .split(/(?<=^\})(?=\{$)/m)
    .map((document) => JSON.parse(document));

/** Parses the problems that `redocly lint --format json` prints, including warnings. */
export const readRedocly = (stdout: string): Problem[] =>
  documentsIn(stdout).flatMap(({ problems }) =>
    problems.map(({ ruleId, message, location }) => {
      const [at] = location;
      const place = at?.pointer === undefined ? '' : ` at ${at.pointer}`;
      return {
        file: at?.source.ref ?? 'openapi/root.yaml',
        message: `${message.trim().replaceAll(/\s*\n\s*/g, ' ')} (${ruleId}${place})`,
      };
    }),
  );

const lint = async (...files: string[]): Promise<Problem[]> => {
  const { output, stdout } = await runTool('redocly', [
    'lint',
    ...files,
    '--format',
    'json',
    '--max-problems',
    '1000',
  ]);
  return stdout.includes('{') ? readRedocly(stdout) : [{ file: 'redocly.yaml', message: output.trim() }];
};

/** Runs Redocly's rules on the source files and the bundles. This check ensures that examples are valid. */
export const lintSource: Step = {
  name: 'source',
  describe:
    'openapi/ and the bundles are valid OpenAPI 3.1 with valid examples, and valid workflows (Redocly)',
  run: async () =>
    outcome(
      'the contract, the control plane and the workflows are valid',
      await lint('contract', 'sandbox', ...bundles, ...workflowFiles()),
      'Fix the files in openapi/. The rules are configured in redocly.yaml.',
    ),
};
