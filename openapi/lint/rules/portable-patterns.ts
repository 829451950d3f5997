import { isNode, type Path, print } from '../document.ts';
import type { Finding, Rule } from '../rule.ts';

/** Features that some dialects lack (RE2: lookarounds, back references) or read as quotes (brics, which Specmatic uses). */
const unportable: readonly [RegExp, string][] = [
  [/\(\?/, 'a lookaround or another group with "(?"'],
  [/\\[1-9]/, 'a back reference'],
  [/"/, 'a quote'],
];

function* checkPattern(pattern: string, at: Path): Iterable<Finding> {
  // JSON Schema searches for a pattern, while some validators, such as Java's, match the whole value. An anchored pattern means
  // the same in both.
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) {
    yield { message: `The pattern ${pattern} of ${print(at)} must be anchored with ^ and $.`, at };
  }
  for (const [regex, name] of unportable) {
    if (regex.test(pattern)) {
      const message = `The pattern ${pattern} of ${print(at)} has ${name}, which not all tools can read.`;
      yield { message, at };
    }
  }
}

function* walk(node: unknown, at: Path): Iterable<Finding> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* walk(item, [...at, index]);
  } else if (isNode(node)) {
    for (const [key, child] of Object.entries(node)) {
      const here = [...at, key];
      if (key === 'pattern' && typeof child === 'string') yield* checkPattern(child, here);
      else if (key !== 'value' && key !== 'example' && key !== 'examples') yield* walk(child, here);
    }
  }
}

/** Validators in many languages read the patterns, each in its own dialect. */
export const portablePatterns: Rule = {
  description:
    'Every pattern is anchored and uses only features that all dialects of regular expressions have.',
  check: (document) =>
    walk({ paths: document.paths, webhooks: document.webhooks, ...getComponents(document) }, []),
};

/** Components by kind. Examples are skipped: they are listed by name and contain data. */
const getComponents = (document: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const { examples: _, ...components } = isNode(document.components) ? document.components : {};
  return { components };
};
