import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../generate/paths.ts';
import { proofFile, proofProblems, proofSummary } from './proof-problems.ts';
import { outcome, type Step } from './step.ts';

const remedy = 'Run npm run proof and commit the page.';

/** Checks the published matrices of mutants and variants. */
export const proof: Step = {
  name: 'proof',
  describe: `${proofFile} has a date and correct totals; the summary lists what was added since`,
  run: async () => {
    if (!existsSync(fromRoot(proofFile)))
      return outcome('missing', [{ file: proofFile, message: 'does not exist' }], remedy);
    const page = readFileSync(fromRoot(proofFile), 'utf8');
    // They need the generated contract, whose absence an earlier step may report.
    const { mutants } = await import('../../mocks/mutants/index.ts');
    const { variants } = await import('../../mocks/variants/index.ts');
    const currentNames = { mutants: Object.keys(mutants), variants: Object.keys(variants) };
    return outcome(proofSummary(page, currentNames), proofProblems(page), remedy);
  },
};
