import { isNode, locate, type Node, type Path } from '../document.ts';
import { listOperations } from '../operations.ts';
import { codeRule } from '../rule.ts';

const keywords = ['deprecated', 'x-sunset', 'x-replaced-by'] as const;

type Place = { node: Node; at: Path; siblings: object };

/** Lists the objects of the document that have one of the keywords. */
function* listMarked(value: unknown, at: Path = [], siblings: object = {}): Iterable<Place> {
  if (typeof value !== 'object' || value === null) return;
  // A map of members may have one that is named `deprecated`, whose value is a schema.
  if (isNode(value) && keywords.some((keyword) => value[keyword] !== undefined && !isNode(value[keyword])))
    yield { node: value, at, siblings };
  for (const [key, child] of Object.entries(value)) yield* listMarked(child, [...at, key], value);
}

/** The names that can replace a place: of the operations, of the parameters next to it, or of the members next to it. */
const listReplacements = (document: Node, { node, at, siblings }: Place): string[] => {
  if (at[0] === 'paths' && at.length === 3) return listOperations(document).map(({ id }) => id);
  return Object.entries(siblings)
    .filter(([, sibling]) => sibling !== node)
    .map(([key, sibling]) => {
      const { name } = locate(document, sibling, []).node;
      return typeof name === 'string' ? name : key;
    });
};

const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;

/** A caller learns until when a deprecated part works, and what to use instead. */
export const deprecation = codeRule(
  'A deprecated operation, parameter or member has the date of its removal and its replacement.',
  function* (document) {
    for (const place of listMarked(document)) {
      const { node, at } = place;
      const label = String(node.operationId ?? node.name ?? at.at(-1));
      const createFinding = (message: string) => ({ message: `${label} ${message}`, at });
      if (node.deprecated !== true)
        yield createFinding('has x-sunset or x-replaced-by, and needs "deprecated: true".');
      if (!isDate(node['x-sunset'])) {
        yield createFinding(
          `is deprecated, and needs x-sunset: the date of its removal as YYYY-MM-DD. Found: ${JSON.stringify(node['x-sunset'])}.`,
        );
      }
      const replacements = listReplacements(document, place);
      if (!replacements.includes(String(node['x-replaced-by']))) {
        yield createFinding(
          `is deprecated, and needs x-replaced-by: ${replacements.join(', ')}. Found: ${JSON.stringify(node['x-replaced-by'])}.`,
        );
      }
    }
  },
);
