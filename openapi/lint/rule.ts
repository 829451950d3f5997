import type { RuleDefinition } from '@stoplight/spectral-core';
import type { Node, Path } from './document.ts';
import { listOperations, type Operation } from './operations.ts';

/** A violation of a rule: what was expected, what was found, and where. */
export type Finding = { message: string; at: Path };

/** A lint rule: its description, and a function that finds violations. */
export type Rule = { description: string; check: (document: Node) => Iterable<Finding> };

/** A rule that checks each operation on its own. */
export const operationRule = (
  description: string,
  check: (operation: Operation) => Iterable<Finding>,
): Rule => ({
  description,
  *check(document) {
    for (const operation of listOperations(document)) yield* check(operation);
  },
});

/**
 * Converts a rule to Spectral's format.
 *
 * The rule gets the document with its `$ref`s in place. Spectral's own resolver copies a component into every use and drops the
 * keywords next to a `$ref`, so one mistake in a component would be reported once per use.
 */
export const toSpectral = (rule: Rule): RuleDefinition => ({
  description: rule.description,
  message: '{{error}}',
  severity: 'error',
  resolved: false,
  given: '$',
  // biome-ignore lint/suspicious/noThenProperty: Spectral's name for the action of a rule.
  then: {
    function: (document: unknown) => {
      const seenKeys = new Set<string>();
      return [...rule.check(document as Node)]
        .filter((finding) => {
          const key = JSON.stringify(finding);
          return seenKeys.has(key) ? false : seenKeys.add(key);
        })
        .map((finding) => ({ message: finding.message, path: finding.at }));
    },
  },
});
