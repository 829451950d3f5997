import document from '@workspace-api/contract/openapi.json' with { type: 'json' };

/** The part of JSON Schema 2020-12 that the gate needs to read the contract. */
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
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly examples?: readonly unknown[];
  readonly 'x-provisional'?: string;
};

const schemas = document.components.schemas as unknown as Readonly<Record<string, JsonSchema>>;

/** A schema of the bundle by its name. @throws if there is none */
export const componentSchema = (name: string): JsonSchema => {
  const schema = schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}.`);
  return schema;
};

/** A schema with its reference resolved. */
export const resolved = (schema: JsonSchema): JsonSchema =>
  schema.$ref === undefined ? schema : resolved(componentSchema(schema.$ref.split('/').at(-1) ?? ''));

/** The names of the properties of a component, including the properties of the components that it extends. */
export const listProperties = (name: string): string[] => {
  const properties = (schema: JsonSchema): string[] => {
    const { properties: own = {}, allOf = [] } = resolved(schema);
    return [...Object.keys(own), ...allOf.flatMap(properties)];
  };
  return properties(componentSchema(name));
};

const merged = (
  schema: JsonSchema,
  { properties = {}, required = [], ...branch }: JsonSchema,
): JsonSchema => ({
  ...schema,
  ...branch,
  required: [...new Set([...(schema.required ?? []), ...required])],
  properties: {
    ...schema.properties,
    ...Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        { ...schema.properties?.[name], ...property },
      ]),
    ),
  },
});

/** The alternatives of a schema's `oneOf`, each merged with the shared part; the schema itself if it has no `oneOf`. */
export const listAlternatives = ({ oneOf, ...shared }: JsonSchema): readonly JsonSchema[] =>
  oneOf?.map((branch) => merged(shared, branch)) ?? [shared];

/** The types that a schema allows; all types if it names none. */
export const listTypes = ({ type, enum: values }: JsonSchema): readonly string[] => {
  if (type !== undefined) return typeof type === 'string' ? [type] : type;
  if (values?.every((value) => typeof value === 'string')) return ['string'];
  return ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
};
