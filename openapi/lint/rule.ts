import type { RuleDefinition } from '@stoplight/spectral-core';
import type { Node, Path } from './document.ts';
import { type Operation, operationsOf } from './operations.ts';

/** What a rule found: what was expected and came instead, and where. */
export type Finding = { message: string; at: Path };

/** A rule of this contract: one sentence of what it holds the document to, and how it finds the exceptions. */
export type Rule = { description: string; check: (document: Node) => Iterable<Finding> };

/** A rule that looks at one operation at a time. */
export const operationRule = (
  description: string,
  check: (operation: Operation) => Iterable<Finding>,
): Rule => ({
  description,
  *check(document) {
    for (const operation of operationsOf(document)) yield* check(operation);
  },
});

/**
 * A rule as Spectral takes it.
 *
 * It gets the document with its `$ref`s in place: Spectral's own resolving copies a component into every use and
 * drops what stands beside a `$ref`, so one mistake in a component would be reported once per use.
 */
export const toSpectral = (rule: Rule): RuleDefinition => ({
  description: rule.description,
  message: '{{error}}',
  severity: 'error',
  resolved: false,
  given: '$',
  // biome-ignore lint/suspicious/noThenProperty: it is Spectral's word for what a rule does.
  then: {
    function: (document: unknown) => {
      const seen = new Set<string>();
      return [...rule.check(document as Node)]
        .filter((finding) => {
          const key = JSON.stringify(finding);
          return seen.has(key) ? false : seen.add(key);
        })
        .map((finding) => ({ message: finding.message, path: finding.at }));
    },
  },
});
