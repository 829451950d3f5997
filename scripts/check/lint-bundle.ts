import { readFileSync } from 'node:fs';
import { contractRuleset, documentRuleset } from '../../openapi/lint/index.ts';
import { lintDocument } from '../../openapi/lint/lint-document.ts';
import { fromRoot } from '../generate/paths.ts';
import { outcome, type Step } from './step.ts';

const documents = [
  { file: 'generated/openapi.json', ruleset: contractRuleset },
  { file: 'generated/sandbox/openapi.json', ruleset: documentRuleset },
];

/** The rules of openapi/lint on the bundles: there every shared part is in one place, under its own name. */
export const lintBundle: Step = {
  name: 'bundle',
  describe: "the bundles keep the contract's own rules (Spectral, openapi/lint)",
  run: async () => {
    const results = await Promise.all(
      documents.map(async ({ file, ruleset }) => {
        const findings = await lintDocument(readFileSync(fromRoot(file), 'utf8'), ruleset);
        return findings.map(({ rule, message, path, line }) => ({
          file: `${file}:${line}`,
          message: `${message} (${rule} at ${path})`,
        }));
      }),
    );
    return outcome(
      `${Object.keys(contractRuleset.rules).length} rules hold`,
      results.flat(),
      'Correct the files under openapi/, then run npm run generate; each rule is a file of openapi/lint/rules.',
    );
  },
};
