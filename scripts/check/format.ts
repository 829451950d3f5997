import { runTool } from './run-tool.ts';
import { outcome, type Problem, type Step } from './step.ts';

type Report = {
  diagnostics: { message: string; category: string; location: { path: string; start?: { line: number } } }[];
};

/** Parses the diagnostics that `biome check --reporter=json` prints. */
export const readBiome = (stdout: string): Problem[] => {
  const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  return diagnostics.map(({ message, category, location }) =>
    category === 'format'
      ? { file: location.path, message: 'is not formatted' }
      : { file: `${location.path}:${location.start?.line ?? 1}`, message: `${message} (${category})` },
  );
};

/** Runs Biome's formatter and linter. Warnings fail the check; turn off unwanted ones in biome.json. */
export const format: Step = {
  name: 'format',
  describe: 'the code is formatted and linted (Biome)',
  run: async () => {
    const args = ['check', '--reporter=json', '--max-diagnostics=none', '--error-on-warnings', '.'];
    const { code, stdout, output } = await runTool('biome', args);
    const problems = stdout.includes('{') ? readBiome(stdout) : [];
    if (code !== 0 && problems.length === 0) problems.push({ file: 'biome.json', message: output.trim() });
    return outcome(
      'formatted, no findings',
      problems,
      'Run npm run format, then fix the remaining findings by hand.',
    );
  },
};
