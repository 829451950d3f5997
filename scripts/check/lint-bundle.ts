import { relative } from 'node:path';
import { fromRoot } from '../generate/paths.ts';
import { runTool } from './run-tool.ts';
import { outcome, type Problem, type Step } from './step.ts';

type Finding = {
  code: string;
  message: string;
  path: string[];
  source: string;
  range: { start: { line: number } };
};

/** The bundles, to which `npm run lint` applies the rules of Spectral and Redocly. */
export const bundles = ['generated/openapi.json', 'generated/sandbox/openapi.json'];

/**
 * Runs `spectral lint` with the ruleset at the root.
 *
 * @returns the findings of every severity, or what the command printed instead
 */
export const runSpectral = async (...files: string[]): Promise<Problem[]> => {
  const { stdout, output } = await runTool('spectral', ['lint', '--format', 'json', ...files]);
  if (!stdout.startsWith('[')) return [{ file: '.spectral.js', message: output.trim() }];
  // Without findings, the command prints a sentence after the empty list.
  const findings = JSON.parse(stdout.slice(0, stdout.lastIndexOf(']') + 1)) as Finding[];
  return findings.map(({ code, message, path, source, range }) => ({
    file: `${relative(fromRoot('.'), source)}:${range.start.line + 1}`,
    message: `${message} (${code} at ${path.join('.')})`,
  }));
};

/** Runs Spectral on the bundles, where every shared part is in one place, under its own name. */
export const lintBundle: Step = {
  name: 'bundle',
  describe: "the bundles follow Spectral's rules and the project's own (openapi/lint)",
  run: async () =>
    outcome(
      'no findings in the contract and the control plane',
      await runSpectral(...bundles),
      'Fix the files in openapi/, then run npm run generate. The rules are in openapi/lint.',
    ),
};
