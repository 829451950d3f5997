import { Pointer } from 'rfc6902';

type Node = { readonly [name: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Whether a JSON value is an object, not an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  isNode(value) && !Array.isArray(value);

/** A member of a JSON value; undefined if there is none. */
export const getMember = (value: unknown, name: string): unknown => (isNode(value) ? value[name] : undefined);

/** The value of a JSON text; any other text is unchanged. */
export const parseJson = (text: string | null | undefined): unknown => {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
};

/** An object of an OpenAPI document. If it is a reference, it has the members of its target too. */
export const resolve = (document: unknown, value: unknown): Node => {
  const { $ref, ...own } = isNode(value) ? value : {};
  if (typeof $ref !== 'string') return own;
  return { ...resolve(document, Pointer.fromJSON($ref.slice(1)).get(document)), ...own };
};

/** Indents JSON, and leaves any other text unchanged. */
export const prettyJson = (text: string): { text: string; isJson: boolean } => {
  try {
    return { text: JSON.stringify(JSON.parse(text), null, 2), isJson: true };
  } catch {
    return { text, isJson: false };
  }
};
