import { oas3_1 } from '@stoplight/spectral-formats';
import { contractRuleset, documentRuleset } from './index.ts';

const off = (names: string[]) => Object.fromEntries(names.map((name) => [name, 'off']));

const all = Object.keys(contractRuleset.rules);
const forContractOnly = all.filter((name) => !Object.hasOwn(documentRuleset.rules, name));

/**
 * The rules for the `spectral` command and for editors, which read `.spectral.js` at the root. The rules apply to bundles.
 * Fewer rules apply to the sandbox's control plane, and none to a document that refers to other files.
 */
export default {
  formats: [oas3_1],
  ...contractRuleset,
  overrides: [
    { files: ['generated/sandbox/openapi.json', 'openapi/sandbox.yaml'], rules: off(forContractOnly) },
    { files: ['generated/root.yaml', 'openapi/root.yaml'], rules: off(all) },
  ],
};
