import { readFileSync } from 'node:fs';
import { contractRuleset, documentRuleset } from '../../openapi/lint/index.ts';
import { lintDocument } from '../../openapi/lint/lint-document.ts';
import { fromRoot } from '../generate/paths.ts';
import { outcome, type Step } from './step.ts';

const documents = [
  { file: 'generated/openapi.json', ruleset: contractRuleset },
  { file: 'generated/sandbox/openapi.json', ruleset: documentRuleset },
];

/** Runs the rules of openapi/lint on the bundles, where every shared part is in one place, under its own name. */
export const lintBundle: Step = {
  name: 'bundle',
  describe: "the bundles follow the project's lint rules (openapi/lint)",
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
      `${Object.keys(contractRuleset.rules).length} rules passed`,
      results.flat(),
      'Fix the files in openapi/, then run npm run generate. Each rule is a file in openapi/lint/rules.',
    );
  },
};
