import { header, path, query, schemas, type Validator } from '@workspace-api/contract/validators';
import { loadDocument } from '#host/documents.ts';
import { type FieldErrors, fieldErrors } from '../../core/field-errors.ts';
import { importAgain } from '../../core/import-again.ts';
import { parsePointer } from '../../core/json.ts';
import { adviceFor } from '../../core/nearest-name.ts';
import { findUnstorable } from './read-body.ts';

/** The part of a JSON Schema that names the fields of a value. */
type FieldSchema = {
  readonly $ref?: string;
  readonly allOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
};

type Schemas = Readonly<Record<string, FieldSchema>>;

/** The names of the members that a value within a value of a schema can have. */
const getNames = (schemas: Schemas, schema: FieldSchema, keys: readonly string[]): string[] => {
  const { $ref, allOf = [], oneOf = [], properties = {}, items } = schema;
  const [key, ...others] = keys;
  const child = key !== undefined && Object.hasOwn(properties, key) ? properties[key] : items;
  const target = $ref === undefined ? undefined : schemas[$ref.replace(/^.*\//, '')];
  const parts = [...allOf, ...oneOf, ...(target ? [target] : [])];
  return [
    ...(key === undefined ? Object.keys(properties) : []),
    ...(key !== undefined && child ? getNames(schemas, child, others) : []),
    ...parts.flatMap((part) => getNames(schemas, part, keys)),
  ];
};

/**
 * Adds the nearest field, or all fields, to the messages about unknown fields in a value.
 *
 * @param schemas the schemas of a document, by name
 * @param name the schema of the value
 */
const suggestFields = (schemas: Schemas, name: string, { fields, omitted }: FieldErrors): FieldErrors => {
  const suggest = (path: string): string => {
    const keys = parsePointer(path);
    const unknown = keys.pop() ?? '';
    const names = [...new Set(getNames(schemas, { $ref: name }, keys))];
    return names.length === 0 ? '' : ` ${adviceFor(unknown, names)}`;
  };
  return {
    fields: fields.map((field) =>
      field.reason === 'unknown_field' ? { ...field, message: field.message + suggest(field.path) } : field,
    ),
    omitted,
  };
};

type ByName = Readonly<Record<string, Validator>>;

/** The generated validators of an OpenAPI document: parameters by the operation's id, bodies by the schema's name. */
export type Validators = {
  readonly path: ByName;
  /** Coerces strings and fills in defaults, in place. */
  readonly query: ByName;
  readonly header: ByName;
  readonly schemas: ByName;
  /**
   * Adds suggestions to the errors of a body. Absent for the API, whose messages are the service's, and which ignores query
   * parameters that the operation doesn't declare, and bodies of operations that take none.
   */
  readonly suggestFields?: (schema: string, errors: FieldErrors) => FieldErrors;
};

/** The validators of the contract. */
export const contractValidators: Validators = { header, path, query, schemas };

type Document = { readonly components: { readonly schemas: Readonly<Record<string, FieldSchema>> } };

const importValidators = importAgain(() => import('@workspace-api/contract/sandbox/validators'));

/**
 * Loads the validators of the control plane. They are loaded on first use, because a page needs a third less code without them. A
 * page can be offline for a while, so the next call tries it again after a failure.
 */
export const loadControlValidators = async () => {
  const [{ header, path, query, schemas }, document] = await Promise.all([
    importValidators(),
    loadDocument('sandbox/openapi.json'),
  ]);
  const { components } = document as Document;
  const { properties = {} } = components.schemas.SeedRecords ?? {};
  const validators = {
    header,
    path,
    query,
    schemas,
    suggestFields: (name: string, errors: FieldErrors) => suggestFields(components.schemas, name, errors),
    /** The schema of the records in a seed's list. */
    getRecordSchema: (list: string) => {
      const { $ref = '', items } = properties[list] ?? {};
      return (items?.$ref ?? $ref).replace(/^.*\//, '');
    },
    getMembers: (name: string): ReadonlySet<string> =>
      new Set(Object.keys(components.schemas[name]?.properties ?? {})),
  };
  return validators satisfies Validators;
};

/** The errors of a value that isn't the body of a request, by a schema of the control plane; undefined if it is valid. */
export const examineValue = async (schema: string, value: unknown): Promise<FieldErrors | undefined> => {
  const unstorable = findUnstorable(value);
  if (unstorable) return { fields: [unstorable], omitted: 0 };
  const { schemas, suggestFields } = await loadControlValidators();
  const validate = schemas[schema as keyof typeof schemas];
  return validate(value) ? undefined : suggestFields(schema, fieldErrors(validate));
};
