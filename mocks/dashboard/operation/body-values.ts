import { isObject } from '../client/resolve.ts';
import { type BodyField, toPointer } from './body-fields.ts';

/** A string for each of some fields, by JSON Pointer: what was entered, or what is wrong with it. */
export type StringsByPointer = Readonly<Record<string, string>>;

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

const read = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((outer, key) => (isObject(outer) ? outer[key] : undefined), value);

/** Sets or removes a member, and creates the objects around it only if it is set. */
const write = (
  object: Record<string, unknown>,
  [key = '', ...inner]: readonly string[],
  value: unknown,
): void => {
  const member = object[key];
  if (inner.length > 0 && isObject(member)) write(member, inner, value);
  else if (value === undefined) delete object[key];
  else if (inner.length === 0) object[key] = value;
  else {
    const created = {};
    object[key] = created;
    write(created, inner, value);
  }
};

/** The text of a field for the value that a body has. */
export const formatField = ({ kind, keys }: BodyField, body: JsonObject): string => {
  const value = read(body, keys);
  if (value === undefined) return '';
  if (kind === 'json') return JSON.stringify(value, null, 2);
  return Array.isArray(value) ? value.join('\n') : String(value);
};

/** The value of a text; undefined for an empty text, which is a member that isn't sent. @throws SyntaxError */
const parseText = ({ kind, isNullable }: BodyField, text: string): unknown => {
  if (text.trim() === '') return undefined;
  if (kind === 'json') return JSON.parse(text);
  if (isNullable && text === 'null') return null;
  if (kind === 'choices' || kind === 'lines')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  if (kind === 'choice' && (text === 'true' || text === 'false')) return text === 'true';
  // What isn't a number is sent as it is, for the sandbox to reject.
  if (kind === 'number' && Number.isFinite(Number(text))) return Number(text);
  return text;
};

/**
 * Creates the body of a request from the inputs of a form.
 *
 * @param base the values of the fields that weren't edited
 * @returns the body, and a message for each field whose text isn't JSON
 */
export const createBody = (
  fields: readonly BodyField[],
  inputs: StringsByPointer,
  base: JsonObject,
): { body: JsonObject; invalid: StringsByPointer } => {
  const body = structuredClone(base) as Record<string, unknown>;
  const invalid: Record<string, string> = {};
  for (const field of fields) {
    const text = inputs[field.pointer];
    if (text === undefined) continue;
    try {
      write(body, field.keys, parseText(field, text));
    } catch (error) {
      invalid[field.pointer] = `Enter JSON, such as {"amount": 1250}. ${(error as Error).message}.`;
    }
  }
  return { body, invalid };
};

/** Divides the messages of an error between the fields that they are about, and the form. */
export const assignMessages = (
  fields: readonly BodyField[],
  messages: StringsByPointer,
): { byField: StringsByPointer; others: string[] } => {
  const byField: Record<string, string> = {};
  const others: string[] = [];
  for (const [path, message] of Object.entries(messages)) {
    const field = fields.find(({ pointer }) => path === pointer || path.startsWith(`${pointer}/`));
    if (!field) others.push(`${path}: ${message}`);
    else {
      const rest = path.slice(field.pointer.length);
      byField[field.pointer] = [byField[field.pointer], rest === '' ? message : `${rest}: ${message}`]
        .filter(Boolean)
        .join(' ');
    }
  }
  return { byField, others };
};

/** The values of a document that aren't objects or lists, as JSON, by JSON Pointer. Empty ones are values too. */
const listLeaves = (value: unknown, pointer = ''): [pointer: string, json: string][] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, member]) => listLeaves(member, pointer + toPointer([name])))
    : [[pointer, JSON.stringify(value)]];

/** The values that differ between two versions of a document. */
export const compareDocuments = (before: unknown, now: unknown) => {
  const [old, current] = [new Map(listLeaves(before)), new Map(listLeaves(now))];
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((path) => old.get(path) !== current.get(path))
    .map((path) => ({ path, before: old.get(path), now: current.get(path) }));
};
