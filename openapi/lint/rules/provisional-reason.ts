import { isNode, type Node, type Path, print } from '../document.ts';
import type { Finding, Rule } from '../rule.ts';

/** The minimum length of a reason, in characters. */
const shortest = 15;

/** Example data, in which `x-provisional` has no meaning. A property may be named `value` or `example`. */
const isExample = (key: string, at: Path): boolean =>
  (key === 'value' && at.at(-2) === 'examples') || (key === 'example' && at.at(-1) !== 'properties');

function* walk(node: unknown, at: Path): Iterable<Finding> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* walk(item, [...at, index]);
    return;
  }
  if (!isNode(node)) return;
  if ('x-provisional' in node) yield* checkReason(node, at);
  for (const [key, child] of Object.entries(node)) {
    if (!isExample(key, at)) yield* walk(child, [...at, key]);
  }
}

function* checkReason(node: Node, at: Path): Iterable<Finding> {
  const reason = node['x-provisional'];
  const here = [...at, 'x-provisional'];
  if (typeof reason !== 'string') {
    yield { message: `x-provisional must be a sentence: what was chosen and why (${print(at)}).`, at: here };
  } else if (reason.trim().length < shortest) {
    const message = `"${reason}" is too short: x-provisional must state what was chosen and why (${print(at)}).`;
    yield { message, at: here };
  }
}

/** Where the service document is silent, the contract states its choice and the reason. */
export const provisionalReason: Rule = {
  description: 'Every x-provisional states what was chosen and why.',
  check: (document) => walk(document, []),
};
