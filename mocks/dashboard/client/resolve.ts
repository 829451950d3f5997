type Node = { readonly [name: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Whether a JSON value is an object, not an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  isNode(value) && !Array.isArray(value);

/** A member of a JSON value; undefined if there is none. */
export const getMember = (value: unknown, name: string): unknown => (isNode(value) ? value[name] : undefined);

/** The names in a JSON Pointer (RFC 6901). */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** An object of an OpenAPI document. If it is a reference, it has the members of its target too. */
export const resolve = (document: unknown, value: unknown): Node => {
  const { $ref, ...own } = isNode(value) ? value : {};
  if (typeof $ref !== 'string') return own;
  return { ...resolve(document, parsePointer($ref).reduce(getMember, document)), ...own };
};
