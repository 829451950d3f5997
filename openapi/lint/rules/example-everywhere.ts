import { asNode, isNode, type Node, type Path } from '../document.ts';
import type { Finding, Rule } from '../rule.ts';

const isShown = (node: Node): boolean =>
  node.example !== undefined ||
  (Array.isArray(node.examples) && node.examples.length > 0) ||
  (isNode(node.examples) && Object.keys(node.examples).length > 0);

const composed = ['allOf', 'oneOf', 'anyOf'];

/** A schema that is composed of others or has a single value requires no example. */
const needsNoExample = (schema: Node): boolean =>
  typeof schema.$ref === 'string' ||
  schema.const !== undefined ||
  Object.keys(asNode(schema.properties)).length > 0 ||
  composed.some((keyword) => Array.isArray(schema[keyword])) ||
  (schema.type === 'array' && isNode(schema.items) && needsNoExample(schema.items));

function* properties(schema: Node, at: Path): Iterable<Finding> {
  for (const [name, value] of Object.entries(asNode(schema.properties))) {
    const property = asNode(value);
    const here = [...at, 'properties', name];
    if (!isShown(property) && !needsNoExample(property)) {
      yield { message: `The property "${name}" of ${getOwner(at)} has no examples.`, at: here };
    }
  }
}

const getOwner = (at: Path): string => at.filter((step) => step !== 'components').join('.');

/** Keywords that declare further properties; `if`, `then` and `not` only constrain existing ones. */
const under = ['items', 'additionalProperties'];

function* schema(node: Node, at: Path): Iterable<Finding> {
  yield* properties(node, at);
  for (const keyword of under) {
    if (isNode(node[keyword])) yield* schema(node[keyword], [...at, keyword]);
  }
  for (const keyword of composed) {
    for (const [index, part] of (Array.isArray(node[keyword]) ? node[keyword] : []).entries()) {
      if (asNode(part).type === 'object') yield* schema(asNode(part), [...at, keyword, index]);
    }
  }
  for (const [name, child] of Object.entries(asNode(node.properties))) {
    yield* schema(asNode(child), [...at, 'properties', name]);
  }
}

/** A parameter or header has an example itself or on its inline schema. A default counts as an example. */
function* valued(kind: string, node: Node, at: Path): Iterable<Finding> {
  const schema = asNode(node.schema);
  if (!isShown(node) && !isShown(schema) && schema.default === undefined) {
    yield { message: `The ${kind} ${String(node.name ?? at.at(-1))} has no example.`, at };
  }
}

function* content(node: Node, at: Path): Iterable<Finding> {
  for (const [type, value] of Object.entries(asNode(node.content))) {
    const media = asNode(value);
    if (!isShown(media))
      yield { message: `${getOwner(at)} has no example for ${type}.`, at: [...at, 'content', type] };
    if (isNode(media.schema)) yield* schema(media.schema, [...at, 'content', type, 'schema']);
  }
}

/** The parent key determines the kind of a node. The targets of a `$ref` are checked where they are defined. */
function* walk(node: unknown, at: Path, parent: string): Iterable<Finding> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* member(asNode(item), [...at, index], parent);
  } else if (isNode(node)) {
    for (const [key, child] of Object.entries(node)) yield* member(asNode(child), [...at, key], parent);
  }
}

function* member(node: Node, at: Path, parent: string): Iterable<Finding> {
  if (typeof node.$ref === 'string') return;
  if (parent === 'schemas') yield* schema(node, at);
  if (parent === 'parameters') yield* valued('parameter', node, at);
  if (parent === 'headers') yield* valued('header', node, at);
  if (parent === 'responses' || parent === 'requestBodies') {
    yield* content(node, at);
    yield* walk(node.headers, [...at, 'headers'], 'headers');
  }
}

function* pathItems(items: unknown, at: Path): Iterable<Finding> {
  for (const [path, item] of Object.entries(asNode(items))) {
    const here = [...at, path];
    yield* walk(asNode(item).parameters, [...here, 'parameters'], 'parameters');
    for (const [method, operation] of Object.entries(asNode(item)).filter(([, value]) => isNode(value))) {
      const { parameters, requestBody, responses } = asNode(operation);
      yield* walk(parameters, [...here, method, 'parameters'], 'parameters');
      yield* member(asNode(requestBody), [...here, method, 'requestBody'], 'requestBodies');
      yield* walk(responses, [...here, method, 'responses'], 'responses');
    }
  }
}

/** Mocks respond with examples, and readers learn from them. Redocly validates them. */
export const exampleEverywhere: Rule = {
  description: 'Every property, parameter, header, request body and response has an example.',
  *check(document) {
    for (const [kind, nodes] of Object.entries(asNode(document.components))) {
      yield* walk(nodes, ['components', kind], kind);
    }
    yield* pathItems(document.paths, ['paths']);
    yield* pathItems(document.webhooks, ['webhooks']);
  },
};
