import { asArray, isNode, type Path, print } from '../document.ts';
import type { Finding, Rule } from '../rule.ts';

const quoted = /`([a-z][a-z0-9_]*)`/g;

function* walk(node: unknown, at: Path): Iterable<Finding> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* walk(item, [...at, index]);
    return;
  }
  if (!isNode(node)) return;
  const { enum: values, description } = node;
  if (Array.isArray(values) && typeof description === 'string') {
    const named = new Set(asArray(values).flatMap((value) => [String(value), ...String(value).split(':')]));
    for (const [, value = ''] of description.matchAll(quoted)) {
      if (named.has(value)) continue;
      const message = `The description of ${print(at)} names \`${value}\`, which is not one of its values: ${values.join(', ')}.`;
      yield { message, at: [...at, 'description'] };
    }
  }
  for (const [key, child] of Object.entries(node)) yield* walk(child, [...at, key]);
}

/** A description that lists values of an enumeration, or parts of them such as a scope's level, in backticks lists no others. */
export const describedValues: Rule = {
  description: 'A description of an enumeration names only its values in backticks.',
  check: (document) => walk(document, []),
};
