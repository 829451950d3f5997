import { oas3_1 } from '@stoplight/spectral-formats';
import { oas } from '@stoplight/spectral-rulesets';
import { contractRules } from './contract-rules.ts';
import { documentRules } from './document-rules.ts';

const off = (rules: object) => Object.fromEntries(Object.keys(rules).map((name) => [name, 'off']));

/**
 * The rules for the `spectral` command and for editors, which read `.spectral.js` at the root. The rules apply to bundles.
 * Fewer rules apply to the sandbox's control plane, and none to a document that refers to other files.
 */
export default {
  formats: [oas3_1],
  extends: [oas],
  rules: {
    ...documentRules,
    ...contractRules,
    // OpenAPI 3.0 allowed scopes only for OAuth 2 and OpenID Connect. OpenAPI 3.1 allows them for every type of scheme, and the
    // contract names the scope of a bearer token.
    'oas3-operation-security-defined': 'off',
  },
  overrides: [
    {
      files: ['generated/sandbox/openapi.json', 'openapi/sandbox.yaml'],
      rules: { ...off(contractRules), 'info-contact': 'off' },
    },
    {
      files: ['generated/root.yaml', 'openapi/root.yaml'],
      rules: off({ ...oas.rules, ...documentRules, ...contractRules }),
    },
  ],
};
