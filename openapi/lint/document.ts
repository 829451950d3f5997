/** A node of a parsed OpenAPI document, which may be malformed. */
export type Node = Record<string, unknown>;

/** A path in the document: `['paths', '/agents', 'get']`. */
export type Path = (string | number)[];

/** A node and its path, with its `$ref` resolved. */
export type Located = { node: Node; at: Path };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asNode = (value: unknown): Node => (isNode(value) ? value : {});

export const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The steps of a local pointer: `#/components/schemas/Agent` → `['components', 'schemas', 'Agent']`. */
const parsePointer = (pointer: string): string[] =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The target of a local pointer, or undefined if there is none. */
export const lookUp = (document: Node, pointer: string): unknown =>
  pointer.startsWith('#/')
    ? parsePointer(pointer).reduce<unknown>((node, step) => asNode(node)[step], document)
    : undefined;

/** Resolves a `$ref`. A dangling or circular reference resolves to the node that contains it. */
export const locate = (document: Node, value: unknown, at: Path, hops = 0): Located => {
  const node = asNode(value);
  if (typeof node.$ref !== 'string' || hops > 20) return { node, at };
  const target = lookUp(document, node.$ref);
  return target === undefined ? { node, at } : locate(document, target, parsePointer(node.$ref), hops + 1);
};

/** The members of an object with their keys, with `$ref`s resolved. */
export const members = (document: Node, value: unknown, at: Path): (Located & { key: string })[] =>
  Object.entries(asNode(value)).map(([key, member]) => ({ key, ...locate(document, member, [...at, key]) }));

/** The last step of a value's `$ref`, which is the component's name. */
export const refName = (value: unknown): string | undefined => {
  const ref = asNode(value).$ref;
  return typeof ref === 'string' ? parsePointer(ref).at(-1) : undefined;
};
