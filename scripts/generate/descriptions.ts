import {
  isNode,
  listOperations,
  mapValues,
  type Node,
  type OpenApiDocument,
  rewrite,
  type Schema,
} from './openapi-document.ts';
import { getScope, hasLevel, listScopes, strongerThan } from './scope-levels.ts';

const quoted = (scope: string) => `\`${scope}\``;

const formatSentence = (scopes: readonly string[], scope: string): string => {
  const requires = `Requires the scope ${quoted(scope)}`;
  const stronger = strongerThan(scopes, scope).map(quoted);
  if (!hasLevel(scope)) return `${requires}, which no other scope includes.`;
  if (stronger.length === 0) return `${requires}.`;
  return `${requires}, which ${stronger.join(' and ')} ${stronger.length > 1 ? 'include' : 'includes'}.`;
};

/**
 * Adds the required scope to each operation's description, with the scopes that include it, since Swagger UI and Scalar don't
 * show the scopes of a bearer token.
 */
export const describeScopes = (document: OpenApiDocument): OpenApiDocument => {
  const described = structuredClone(document);
  const scopes = listScopes(described);
  for (const { operation } of listOperations(described)) {
    const scope = getScope(operation);
    if (scope === undefined) continue;
    operation.description = [operation.description?.trim(), formatSentence(scopes, scope)]
      .filter(Boolean)
      .join('\n\n');
  }
  return described;
};

type Value = { when: string; remedy: string; 'x-provisional'?: string };

const formatLine = ([value, { when, remedy, 'x-provisional': note }]: [string, Value]): string =>
  `- \`${value}\`: ${when} ${remedy}${note === undefined ? '' : ` ${formatNote(note)}`}`;

/** Makes an enumeration of the values that `x-values` describes, and adds them to the description, which every viewer shows. */
export const describeValues = (document: OpenApiDocument): OpenApiDocument => {
  const { components } = document;
  const schemas = rewrite(components.schemas, (_, node) => {
    const { 'x-values': values, description } = (node ?? {}) as Schema;
    if (!values) return node;
    const lines = Object.entries(values as Record<string, Value>)
      .map(formatLine)
      .join('\n');
    return {
      ...(node as Schema),
      description: `${description}\n\n${lines}\n`,
      enum: Object.keys(values),
    };
  });
  return { ...document, components: { ...components, schemas } };
};

/** Marks a note for callers (`x-provisional`) as the contract's choice. */
const formatNote = (note: string): string => `Provisional: ${note.trim()}`;

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

const describePlaces = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(describePlaces) as T;
  if (!isNode(value)) return value;
  const described = mapValues(value, (child, key) =>
    // Extensions and example data have no description.
    key.startsWith('x-') || key === 'examples' || key === 'example' ? child : describePlaces(child),
  );
  return addNotes(described) as T;
};

/**
 * Adds what the contract chose where the service document is silent (`x-provisional`), and what is deprecated, to the
 * description of its place, which every viewer shows. A member named `examples` or `x-…` is not a place, except the components that are examples.
 */
export const describeNotes = (document: OpenApiDocument): OpenApiDocument => {
  const { paths, components, webhooks } = document;
  const { examples = {}, ...others } = components;
  return {
    ...document,
    ...describePlaces({ paths, ...(webhooks && { webhooks }) }),
    components: {
      ...describePlaces(others),
      examples: mapValues(examples, (example) => addNotes(example as Node)),
    },
  };
};
