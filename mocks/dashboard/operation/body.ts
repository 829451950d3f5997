import { Pointer } from 'rfc6902';
import { getMember, isObject } from '../client/json.ts';
import type { Input } from '../components/form.tsx';

/** The parts of a JSON Schema that a form is made from. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly default?: unknown;
  readonly maxLength?: number;
  readonly format?: string;
  readonly description?: string;
};

/** Follows the reference of a schema, if it is one. */
export type Resolve = (schema: Schema) => Schema;

/** Schemas that are narrower than the ones of the contract, by JSON Pointer, such as the names of the existing plans. */
export type Narrowed = Readonly<Record<string, Schema>>;

/** A string for each of some members, by JSON Pointer: what was entered, or what is wrong with it. */
export type StringsByPointer = Readonly<Record<string, string>>;

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** How a member of a body is entered. `lines` is a list with one string per line; `json` is everything else. */
export type FieldKind = 'text' | 'url' | 'long' | 'number' | 'choice' | 'choices' | 'lines' | 'json';

/** A member of a body that a form has an input for. */
export type BodyField = {
  /** Its names from the outside in. */
  readonly keys: readonly string[];
  /** Its JSON Pointer (RFC 6901), by which errors name it. */
  readonly pointer: string;
  readonly kind: FieldKind;
  /** Whether it can be null. */
  readonly isNullable: boolean;
  readonly input: Input;
};

const toPointer = (keys: readonly string[]): string => new Pointer(['', ...keys]).toString();

/** Strings that may be longer than this get several lines. */
const longestLine = 255;

const listTypes = ({ type }: Schema): readonly string[] => (typeof type === 'string' ? [type] : (type ?? []));

const chooseKind = (schema: Schema, items: Schema): FieldKind => {
  const type = listTypes(schema)
    .filter((name) => name !== 'null')
    .join();
  if (schema.enum || type === 'boolean') return 'choice';
  if (schema.format === 'uri') return 'url';
  if (type === 'string') return (schema.maxLength ?? 0) > longestLine ? 'long' : 'text';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array' && listTypes(items).join() === 'string') return items.enum ? 'choices' : 'lines';
  return 'json';
};

/** The first paragraph of the description, because the others are about what the service document leaves open, and the default. */
const describe = ({ description, default: initial }: Schema, kind: FieldKind): string =>
  [
    description?.split('\n\n')[0],
    initial !== undefined && typeof initial !== 'object' && `Default: ${String(initial)}.`,
    kind === 'lines' && 'One per line.',
  ]
    .filter(Boolean)
    .join(' ');

const inputs: Readonly<Partial<Record<FieldKind, Partial<Input>>>> = {
  url: { type: 'url', placeholder: 'https://' },
  long: { type: 'lines' },
  lines: { type: 'lines' },
  choices: { type: 'several' },
  json: { type: 'code' },
};

const toField = (
  keys: readonly string[],
  schema: Schema,
  isRequired: boolean,
  resolve: Resolve,
): BodyField => {
  const items = schema.items ? resolve(schema.items) : {};
  const kind = chooseKind(schema, items);
  const variants = schema.oneOf?.map(resolve) ?? [schema];
  const isNullable = variants.some((variant) => listTypes(variant).includes('null'));
  const values = (schema.items ? items : schema).enum?.map(String) ?? ['true', 'false'];
  const choices: Partial<Record<FieldKind, Input['choices']>> = {
    choice: [['', isRequired ? 'Choose one' : 'Not sent'], ...values],
    choices: values,
  };
  const label = keys.join('.');
  return {
    keys,
    pointer: toPointer(keys),
    kind,
    isNullable,
    input: {
      label: isRequired ? label : `${label} (optional)`,
      hint: describe(schema, kind),
      ...(isNullable && (kind === 'text' || kind === 'number') && { placeholder: 'null for none' }),
      ...inputs[kind],
      choices: choices[kind],
    },
  };
};

/** Whether an object has exactly the declared members, so that each can have its own input. */
const isClosed = ({ properties, additionalProperties }: Schema): boolean =>
  properties !== undefined && (additionalProperties === undefined || additionalProperties === false);

/**
 * Lists the fields of a form from the schema of a body: one for each member, and for each member of an inner object.
 *
 * @param resolve follows references
 * @param narrowed narrower schemas of some members
 * @param keys where the schema is in the body
 * @param isOptional whether the body may omit the object that the schema describes
 */
export const listFields = (
  schema: Schema,
  resolve: Resolve,
  narrowed: Narrowed = {},
  keys: readonly string[] = [],
  isOptional = false,
): BodyField[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, reference]): BodyField[] => {
    const inner = [...keys, name];
    const member = resolve({ ...reference, ...narrowed[toPointer(inner)] });
    const isRequired = !isOptional && (schema.required?.includes(name) ?? false);
    return isClosed(member)
      ? listFields(member, resolve, narrowed, inner, !isRequired)
      : [toField(inner, member, isRequired, resolve)];
  });

/** The text of a field for the value that a body has. */
export const formatField = ({ kind, keys }: BodyField, body: JsonObject): string => {
  const value = keys.reduce(getMember, body);
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

/** A copy of an object with another value of a member, or without it. Objects around it are created only for a value. */
const withMember = (
  object: JsonObject,
  [key = '', ...inner]: readonly string[],
  value: unknown,
): JsonObject => {
  const { [key]: member, ...others } = object;
  if (inner.length === 0) return value === undefined ? others : { ...object, [key]: value };
  if (isObject(member)) return { ...object, [key]: withMember(member, inner, value) };
  return value === undefined ? others : { ...object, [key]: withMember({}, inner, value) };
};

/**
 * Creates the body of a request from the inputs of a form.
 *
 * @param base the values of the fields that weren't edited
 * @returns the body, and a message for each field whose text isn't JSON
 */
export const createBody = (
  fields: readonly BodyField[],
  entries: StringsByPointer,
  base: JsonObject,
): { body: JsonObject; invalid: StringsByPointer } => {
  let body = base;
  const invalid: Record<string, string> = {};
  for (const field of fields) {
    const text = entries[field.pointer];
    if (text === undefined) continue;
    try {
      body = withMember(body, field.keys, parseText(field, text));
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
