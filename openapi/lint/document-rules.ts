import { pattern } from '@stoplight/spectral-functions';
import { noteForbids, noteMatches } from './note.ts';
import type { SpectralRule } from './rule.ts';
import { describedValues } from './rules/described-values.ts';
import { has, not, schemaRule, when } from './schema-rule.ts';

type Pattern = { readonly match: string } | { readonly notMatch: string };

const patternRule = (
  description: string,
  given: string | string[],
  patterns: readonly Pattern[],
): SpectralRule => ({
  description,
  message: '{{description}} Found: {{value}}',
  severity: 'error',
  resolved: false,
  given,
  // biome-ignore lint/suspicious/noThenProperty: Spectral's name for the action of a rule.
  then: patterns.map((functionOptions) => ({ function: pattern, functionOptions })),
});

const notes = ['$..x-provisional', '$..x-provisional-part'];
const globals = Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name));

/** Rules for every document, including the sandbox's control plane. */
export const documentRules: Record<string, SpectralRule> = {
  'caller-descriptions': patternRule(
    'Summaries and descriptions are for callers of the API, and do not mention the contract and its sources.',
    ['$..description', '$..summary'],
    [{ notMatch: '/\\b(?:not shown|tolerate[sd]?|service document|this contract)\\b/i' }],
  ),
  'described-values': describedValues,
  'no-schema-examples': schemaRule(
    'The schema of a response with examples has none at its root: mocks would return them for every response.',
    '$.paths[*][*].responses[*].content[*]',
    when({ anyOf: [has('examples'), has('example')] }, { properties: { schema: not(has('examples')) } }),
  ),
  // JSON Schema searches for a pattern, while some validators, such as Java's, match the whole value. An anchored pattern means the
  // same in both. RE2 lacks lookarounds and back references, and brics, which Specmatic uses, reads quotes differently.
  'portable-patterns': patternRule(
    'A pattern is anchored, without lookarounds, other groups with "(?", back references and quotes.',
    '$..pattern',
    [{ match: '^\\^.*\\$$' }, { notMatch: '\\(\\?' }, { notMatch: '\\\\[1-9]' }, { notMatch: '"' }],
  ),
  'provisional-note': patternRule(
    'A provisional note is a sentence for a caller, with a verb and without "it" for the service document.',
    notes,
    [...noteMatches.map((match) => ({ match })), ...noteForbids.map((notMatch) => ({ notMatch }))],
  ),
  'provisional-note-type': schemaRule('A provisional note is a string.', notes, { type: 'string' }),
  // Generators turn each schema into a type or a class, which would hide a global with the same name in its module.
  'schema-names': schemaRule(
    'No schema has the name of a JavaScript global such as Error.',
    '$.components.schemas',
    {
      propertyNames: { not: { enum: globals } },
    },
  ),
};
