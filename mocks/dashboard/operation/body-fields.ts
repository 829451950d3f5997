import type { Input } from '../components/index.ts';
import type { Resolve, Schema } from './body-schema.ts';

/** How a member of a body is entered. `lines` is a list with one string per line; `json` is everything else. */
export type FieldKind = 'text' | 'url' | 'long' | 'number' | 'choice' | 'choices' | 'lines' | 'json';

/** A member of a body that a form has an input for. */
export type BodyField = {
  /** Its names from the outside in. */
  readonly keys: readonly string[];
  /** Its JSON Pointer (RFC 6901), by which errors name it. */
  readonly pointer: string;
  /** Its name in the form: `metadata.title`. */
  readonly label: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  /** Whether it can be null. */
  readonly isNullable: boolean;
  /** What can be chosen, as text. */
  readonly choices: readonly string[];
  readonly hint: string | undefined;
};

/** Schemas that are narrower than the ones of the contract, by JSON Pointer, such as the names of the existing plans. */
export type Narrowed = Readonly<Record<string, Schema>>;

/** Strings that may be longer than this get several lines. */
const longestLine = 255;

/** The JSON Pointer of a member. */
export const toPointer = (keys: readonly string[]): string =>
  keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const listTypes = ({ type }: Schema): readonly string[] => (typeof type === 'string' ? [type] : (type ?? []));

const chooseKind = (schema: Schema, resolve: Resolve): FieldKind => {
  const types = listTypes(schema).filter((type) => type !== 'null');
  if (schema.enum || types.join() === 'boolean') return 'choice';
  if (schema.format === 'uri') return 'url';
  if (types.join() === 'string') return (schema.maxLength ?? 0) > longestLine ? 'long' : 'text';
  if (types.join() === 'integer' || types.join() === 'number') return 'number';
  const items = types.join() === 'array' && schema.items ? resolve(schema.items) : undefined;
  if (items && listTypes(items).join() === 'string') return items.enum ? 'choices' : 'lines';
  return 'json';
};

const listChoices = (schema: Schema, resolve: Resolve): readonly string[] => {
  const { enum: values } = schema.items ? resolve(schema.items) : schema;
  if (values) return values.map(String);
  return listTypes(schema).includes('boolean') ? ['true', 'false'] : [];
};

/** The first paragraph: the others are about what the service document leaves open. */
const describe = ({ description, default: initial }: Schema): string | undefined => {
  const sentence = description?.split('\n\n')[0];
  if (initial === undefined || typeof initial === 'object') return sentence;
  return [sentence, `Default: ${String(initial)}.`].filter(Boolean).join(' ');
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
    const pointer = toPointer(inner);
    const member = resolve({ ...reference, ...narrowed[pointer] });
    const isRequired = !isOptional && (schema.required?.includes(name) ?? false);
    if (isClosed(member)) return listFields(member, resolve, narrowed, inner, !isRequired);
    const kind = chooseKind(member, resolve);
    const variants = member.oneOf?.map(resolve) ?? [member];
    return [
      {
        keys: inner,
        pointer,
        label: inner.join('.'),
        kind,
        isRequired,
        isNullable: variants.some((variant) => listTypes(variant).includes('null')),
        choices: listChoices(member, resolve),
        hint: describe(member),
      },
    ];
  });

/** The input of a field. An input for JSON is as high as its text, within bounds. */
export const toInput = (
  { kind, label, choices, isRequired, isNullable, hint }: BodyField,
  value: string,
): Input => {
  const shared = {
    label: isRequired ? label : `${label} (optional)`,
    hint: [hint, kind === 'lines' && 'One per line.'].filter(Boolean).join(' '),
  };
  if (kind === 'choice')
    return { ...shared, choices: [['', isRequired ? 'Choose one' : 'Not sent'], ...choices] };
  if (kind === 'choices') return { ...shared, type: 'several', choices };
  if (kind === 'json')
    return { ...shared, type: 'code', rows: Math.min(Math.max(value.split('\n').length, 3), 14) };
  if (kind === 'long' || kind === 'lines') return { ...shared, type: 'lines', rows: 3 };
  if (kind === 'url') return { ...shared, type: 'url', placeholder: 'https://' };
  return { ...shared, ...(isNullable && { placeholder: 'null for none' }) };
};
