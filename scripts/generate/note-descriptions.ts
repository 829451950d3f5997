import type { OpenApiDocument } from './openapi-document.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Marks a note for callers (`x-provisional`) as the contract's choice. */
export const formatNote = (note: string): string => `Provisional: ${note.trim()}`;

/** The notes of a node as a whole, of a part of it, and of its extensions: `x-pagination: {x-provisional: …}`. */
const getNotes = (node: Node): string[] => {
  const extensions = Object.entries(node).map(
    ([key, value]) => key.startsWith('x-') && isNode(value) && value['x-provisional'],
  );
  return [node['x-provisional'], node['x-provisional-part'], ...extensions].filter(
    (note) => typeof note === 'string',
  );
};

/** States until when a deprecated part works, and its replacement. The lint rule `deprecation` ensures that both exist. */
const formatDeprecation = (node: Node): string[] =>
  node.deprecated === true
    ? [`Deprecated: Will be removed on ${node['x-sunset']}. Use \`${node['x-replaced-by']}\` instead.`]
    : [];

/** Adds the notes of a node, and its deprecation, to its description. */
const addNotes = (node: Node): Node => {
  const notes = [...formatDeprecation(node), ...getNotes(node).map(formatNote)];
  if (notes.length === 0) return node;
  const description = [node.description, ...notes].filter((text) => text !== undefined).join('\n\n');
  return { ...node, description };
};

const describe = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(describe);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).map(([key, child]) => [
    key,
    // Extensions and example data have no description.
    key.startsWith('x-') || key === 'examples' || key === 'example' ? child : describe(child),
  ]);
  return addNotes(Object.fromEntries(entries));
};

/**
 * Adds what the contract chose where the service document is silent (`x-provisional`), and what is deprecated, to the
 * description of its place, which every viewer shows. A member named `examples` or `x-…` is not a place, except the components that are examples.
 */
export const describeNotes = (document: OpenApiDocument): OpenApiDocument => {
  const { paths, components, webhooks } = document;
  const { examples = {}, ...described } = components;
  const describedExamples = Object.entries(examples).map(([name, example]) => [
    name,
    addNotes(example as Node),
  ]);
  return {
    ...document,
    paths: describe(paths) as OpenApiDocument['paths'],
    ...(webhooks === undefined ? {} : { webhooks: describe(webhooks) as typeof webhooks }),
    components: {
      ...(describe(described) as typeof components),
      examples: Object.fromEntries(describedExamples),
    },
  };
};
