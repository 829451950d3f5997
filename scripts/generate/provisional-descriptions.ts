import type { OpenApiDocument } from './openapi-document.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Says what was chosen, without the reason: callers of the API need no history of the contract. */
export const formatChoice = (reason: string): string =>
  `Provisional: ${reason.replace(/^.*?\bChosen: /s, '').trim()}`;

/** The reasons of a node, and the reasons of its aspects: `x-limits: {x-provisional: …}`. */
const getReasons = (node: Node): string[] =>
  [node, ...Object.entries(node).map(([key, value]) => (key.startsWith('x-') && isNode(value) ? value : {}))]
    .map((each) => (each as Node)['x-provisional'])
    .filter((reason) => typeof reason === 'string');

const describe = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(describe);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).map(([key, child]) => [
    key,
    // Extensions and example data have no description.
    key.startsWith('x-') || key === 'examples' || key === 'example' ? child : describe(child),
  ]);
  const node = Object.fromEntries(entries) as Node;
  const choices = getReasons(value).map(formatChoice);
  if (choices.length === 0) return node;
  const description = [node.description, ...choices].filter((text) => text !== undefined).join('\n\n');
  return { ...node, description };
};

/**
 * Adds what the contract chose where the service document is silent (`x-provisional`) to the description of its place, which
 * every viewer shows. A member named `examples` or `x-…` is not a place.
 */
export const describeProvisional = (document: OpenApiDocument): OpenApiDocument => {
  const { paths, components, webhooks } = document;
  const { examples: _, ...described } = components;
  return {
    ...document,
    paths: describe(paths) as OpenApiDocument['paths'],
    ...(webhooks === undefined ? {} : { webhooks: describe(webhooks) as typeof webhooks }),
    components: { ...components, ...(describe(described) as typeof components) },
  };
};
