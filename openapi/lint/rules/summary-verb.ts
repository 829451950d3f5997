import { asNode } from '../document.ts';
import { operationRule } from '../rule.ts';

/** The summary's first words, where they aren't the verb of the operationId. */
const words: Record<string, string> = { mint: 'Create', rollback: 'Roll back' };

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Summaries use the vocabulary of the operationIds, so that a reader of the list finds `Get`, `List`, `Create`, `Update`. */
export const summaryVerb = operationRule(
  'A summary starts with the verb of the operationId.',
  function* ({ id, node, at }) {
    const { summary } = asNode(node);
    const verb = /^[a-z]+/.exec(id)?.[0];
    if (typeof summary !== 'string' || verb === undefined) return;
    const expected = words[verb] ?? capitalize(verb);
    if (summary.startsWith(`${expected} `)) return;
    yield {
      message: `The summary of ${id} starts with "${expected}", not "${summary}".`,
      at: [...at, 'summary'],
    };
  },
);
