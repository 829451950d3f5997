import { isNode, type Node, type Path, print } from '../document.ts';
import type { Finding, Rule } from '../rule.ts';

/** Shorter than this, nobody has said what was chosen and why. */
const shortest = 15;

/** Data, where the word means nothing; a property may well be called `value` or `example`. */
const isExample = (key: string, at: Path): boolean =>
  (key === 'value' && at.at(-2) === 'examples') || (key === 'example' && at.at(-1) !== 'properties');

function* walk(node: unknown, at: Path): Iterable<Finding> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* walk(item, [...at, index]);
    return;
  }
  if (!isNode(node)) return;
  if ('x-provisional' in node) yield* judge(node, at);
  for (const [key, child] of Object.entries(node)) {
    if (!isExample(key, at)) yield* walk(child, [...at, key]);
  }
}

function* judge(node: Node, at: Path): Iterable<Finding> {
  const reason = node['x-provisional'];
  const here = [...at, 'x-provisional'];
  if (typeof reason !== 'string') {
    yield { message: `x-provisional must be a sentence: what was chosen and why (${print(at)}).`, at: here };
  } else if (reason.trim().length < shortest) {
    const message = `"${reason}" says too little: x-provisional tells what was chosen and why (${print(at)}).`;
    yield { message, at: here };
  }
}

/** What the service document doesn't show is the contract's own choice, and a choice has a reason. */
export const provisionalReason: Rule = {
  description: 'Every x-provisional says what was chosen and why.',
  check: (document) => walk(document, []),
};
