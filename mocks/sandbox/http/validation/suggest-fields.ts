import type { FieldErrors } from '../../core/field-errors.ts';
import { adviceFor } from '../../core/nearest-name.ts';

/** The part of a JSON Schema that names the fields of a value. */
export type FieldSchema = {
  readonly $ref?: string;
  readonly allOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
};

type Schemas = Readonly<Record<string, FieldSchema>>;

/** Lists the schemas that apply to a value of a schema: itself without references, and its parts. */
const expand = (schemas: Schemas, schema: FieldSchema): readonly FieldSchema[] => {
  const { $ref, allOf = [], oneOf = [] } = schema;
  const target = $ref === undefined ? undefined : schemas[$ref.replace(/^.*\//, '')];
  return [
    schema,
    ...[...allOf, ...oneOf, ...(target ? [target] : [])].flatMap((one) => expand(schemas, one)),
  ];
};

/** Lists the schemas of a member or of an item. */
const descend = (parents: readonly FieldSchema[], key: string): readonly FieldSchema[] =>
  parents.flatMap(({ properties = {}, items }) => {
    if (Object.hasOwn(properties, key)) return properties[key] ?? [];
    return items && /^\d+$/.test(key) ? items : [];
  });

const unescapeKey = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * Adds the nearest field, or all fields, to the messages about unknown fields in a value.
 *
 * @param schemas the schemas of a document, by name
 * @param name the schema of the value
 */
export const suggestFields = (
  schemas: Schemas,
  name: string,
  { fields, omitted }: FieldErrors,
): FieldErrors => {
  if (!fields.some(({ reason }) => reason === 'unknown_field')) return { fields, omitted };
  const suggest = (path: string): string => {
    const keys = path.split('/').slice(1).map(unescapeKey);
    const unknown = keys.pop() ?? '';
    const parents = keys.reduce(
      (now, key) => descend(now, key).flatMap((schema) => expand(schemas, schema)),
      expand(schemas, { $ref: name }),
    );
    const names = [...new Set(parents.flatMap(({ properties = {} }) => Object.keys(properties)))];
    return names.length === 0 ? '' : ` ${adviceFor(unknown, names)}`;
  };
  return {
    fields: fields.map((field) =>
      field.reason === 'unknown_field' ? { ...field, message: field.message + suggest(field.path) } : field,
    ),
    omitted,
  };
};
