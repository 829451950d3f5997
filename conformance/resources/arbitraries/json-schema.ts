import document from '@workspace-api/contract/openapi.json' with { type: 'json' };

/** As much of JSON Schema 2020-12 as the contract's requests use. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly examples?: readonly unknown[];
  readonly 'x-provisional'?: string;
};

const schemas = document.components.schemas as unknown as Readonly<Record<string, JsonSchema>>;

/** A schema of the bundle by its name. @throws where there is none */
export const componentSchema = (name: string): JsonSchema => {
  const schema = schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}.`);
  return schema;
};

/** A schema with its reference followed. */
export const resolved = (schema: JsonSchema): JsonSchema =>
  schema.$ref === undefined ? schema : resolved(componentSchema(schema.$ref.split('/').at(-1) ?? ''));

/** The types that a schema allows; all of them where it names none. */
export const typesOf = ({ type, enum: values }: JsonSchema): readonly string[] => {
  if (type !== undefined) return typeof type === 'string' ? [type] : type;
  if (values?.every((value) => typeof value === 'string')) return ['string'];
  return ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
};
