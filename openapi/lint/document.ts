/** A node of a parsed OpenAPI document; rules read what may be malformed, so nothing about it is taken for granted. */
export type Node = Record<string, unknown>;

/** Where something is in the document: `['paths', '/agents', 'get']`. */
export type Path = (string | number)[];

/** A node together with where it is written, after following its `$ref`. */
export type Located = { node: Node; at: Path };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asNode = (value: unknown): Node => (isNode(value) ? value : {});

export const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The steps of a local pointer: `#/components/schemas/Agent` → `['components', 'schemas', 'Agent']`. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What a local pointer names, or undefined when there is nothing. */
export const lookUp = (document: Node, pointer: string): unknown =>
  pointer.startsWith('#/')
    ? stepsOf(pointer).reduce<unknown>((node, step) => asNode(node)[step], document)
    : undefined;

/** Follows `$ref`s to the node that is meant; a dangling or circular one ends where it stands. */
export const locate = (document: Node, value: unknown, at: Path, hops = 0): Located => {
  const node = asNode(value);
  if (typeof node.$ref !== 'string' || hops > 20) return { node, at };
  const target = lookUp(document, node.$ref);
  return target === undefined ? { node, at } : locate(document, target, stepsOf(node.$ref), hops + 1);
};

/** The members of an object, each followed through its `$ref`, with its key. */
export const members = (document: Node, value: unknown, at: Path): (Located & { key: string })[] =>
  Object.entries(asNode(value)).map(([key, member]) => ({ key, ...locate(document, member, [...at, key]) }));

/** `$ref`'s last step when the value is one: the component's own name. */
export const refName = (value: unknown): string | undefined => {
  const ref = asNode(value).$ref;
  return typeof ref === 'string' ? stepsOf(ref).at(-1) : undefined;
};

export const print = (at: Path): string => at.join('.');
