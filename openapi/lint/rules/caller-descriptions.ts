import { isNode, type Path, print } from '../document.ts';
import type { Finding, Rule } from '../rule.ts';

/** The history of the contract concerns its maintainers, not its callers. */
const aboutTheContract = /\b(?:not shown|tolerate[sd]?|service document|this contract)\b/i;

/** Example data and property names may contain any words. */
const isData = (key: string, at: Path): boolean =>
  (key === 'value' && at.at(-2) === 'examples') || key === 'example' || key === 'examples';

function* walk(node: unknown, at: Path): Iterable<Finding> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* walk(item, [...at, index]);
    return;
  }
  if (!isNode(node)) return;
  for (const [key, child] of Object.entries(node)) {
    const here = [...at, key];
    const phrase = typeof child === 'string' ? aboutTheContract.exec(child)?.[0] : undefined;
    if ((key === 'description' || key === 'summary') && phrase !== undefined) {
      const message = `The ${key} of ${print(at)} contains "${phrase}", but is for callers of the API. State the reason in x-provisional.`;
      yield { message, at: here };
    }
    if (at.at(-1) === 'properties' || !isData(key, at) || at.join('.') === 'components')
      yield* walk(child, here);
  }
}

/** Reasons belong in `x-provisional` and in decision records. */
export const callerDescriptions: Rule = {
  description: 'Summaries and descriptions are for callers, and do not mention the contract and its sources.',
  check: (document) => walk(document, []),
};
