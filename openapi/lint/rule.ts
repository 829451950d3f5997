import type { Node, Path } from './document.ts';
import { listOperations, type Operation } from './operations.ts';

/** A rule in Spectral's format. */
export type SpectralRule = {
  description: string;
  message: string;
  severity: 'error';
  resolved?: boolean;
  given: string | string[];
  then: object | object[];
};

/** A violation of a rule: what was expected, what was found, and where. */
export type Finding = { message: string; at: Path };

/**
 * A rule that compares several places of the document.
 *
 * It gets the document with its `$ref`s in place. Spectral's own resolver copies a component into every use and drops the
 * keywords next to a `$ref`, so one mistake in a component would be reported once per use.
 */
export const codeRule = (
  description: string,
  check: (document: Node) => Iterable<Finding>,
): SpectralRule => ({
  description,
  message: '{{error}}',
  severity: 'error',
  resolved: false,
  given: '$',
  // biome-ignore lint/suspicious/noThenProperty: Spectral's name for the action of a rule.
  then: {
    function: (document: unknown) => {
      const findings = new Map<string, Finding>();
      for (const finding of check(document as Node)) findings.set(JSON.stringify(finding), finding);
      return [...findings.values()].map(({ message, at }) => ({ message, path: at }));
    },
  },
});

/** A rule that compares the places of each operation. */
export const operationRule = (
  description: string,
  check: (operation: Operation) => Iterable<Finding>,
): SpectralRule =>
  codeRule(description, function* (document) {
    for (const operation of listOperations(document)) yield* check(operation);
  });
