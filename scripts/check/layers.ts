import { runTool } from './run-tool.ts';
import { outcome, type Problem, type Step } from './step.ts';

type Report = {
  summary: {
    violations: {
      from: string;
      to: string;
      rule: { name: string };
      cycle?: { name: string }[];
      comment?: string;
    }[];
    totalCruised: number;
  };
};

/** The folders with code. `.dependency-cruiser.js` contains their rules. */
const folders = [
  'generated',
  'client',
  'mocks',
  'conformance',
  'scripts',
  'bench',
  'examples',
  'test',
  'openapi/lint',
];

/** Parses the output of `depcruise --output-type json`: the violations, and the number of files that it read. */
export const readDependencyCruiser = (stdout: string): { problems: Problem[]; files: number } => {
  const { violations, totalCruised } = (JSON.parse(stdout) as Report).summary;
  const problems = violations.map(({ from, to, rule, cycle, comment }) => ({
    file: from,
    message: `imports ${cycle ? cycle.map(({ name }) => name).join(' → ') : to} (${rule.name})${comment ? `. ${comment}` : ''}`,
  }));
  return { problems, files: totalCruised };
};

/** Checks the direction of imports: layers, isolated features, no cycles. */
export const layers: Step = {
  name: 'layers',
  describe: 'imports follow the layers, without cycles (dependency-cruiser)',
  run: async () => {
    const { stdout, output } = await runTool('depcruise', [
      '--config',
      '.dependency-cruiser.js',
      '--output-type',
      'json',
      ...folders,
    ]);
    if (!stdout.startsWith('{')) {
      return outcome('', [{ file: '.dependency-cruiser.js', message: output.trim() }], 'Correct the rules.');
    }
    const { problems, files } = readDependencyCruiser(stdout);
    return outcome(
      `${files} files follow the layers`,
      problems,
      'Move the code to the layer that needs it, or pass it in as a parameter. ARCHITECTURE.md describes the layers.',
    );
  },
};
