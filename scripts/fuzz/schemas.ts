import type { JsonSchema } from '../../conformance/resources/arbitraries/json-schema.ts';

type Parameter = { readonly $ref?: string; readonly name?: string; readonly schema?: JsonSchema };
type Operation = { readonly operationId?: string; readonly parameters?: readonly Parameter[] };

/** The parts of an OpenAPI document that the fuzzer reads. */
export type OpenApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, unknown>>;
};

type Wide = JsonSchema & { readonly allOf?: readonly JsonSchema[]; readonly exclusiveMinimum?: number };

const follow = (document: OpenApiDocument, ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document);

/** The depth at which recursive schemas end. */
const deepest = 8;

/** Combines two schemas that both apply. */
const both = (one: JsonSchema, other: JsonSchema): JsonSchema => ({
  ...one,
  ...other,
  ...((one.properties || other.properties) && { properties: { ...one.properties, ...other.properties } }),
  ...((one.required || other.required) && { required: [...(one.required ?? []), ...(other.required ?? [])] }),
});

/** Declares every required member as a property. A member without a schema may have any value. */
const withRequired = (schema: JsonSchema): JsonSchema =>
  schema.required === undefined
    ? schema
    : {
        ...schema,
        properties: {
          ...Object.fromEntries(schema.required.map((name): [string, JsonSchema] => [name, {}])),
          ...schema.properties,
        },
      };

const ownPart = (document: OpenApiDocument, schema: Wide, depth: number): JsonSchema => {
  const within = (inner: JsonSchema) => plainSchema(document, inner, depth + 1);
  const { $ref: _, allOf: __, exclusiveMinimum, properties, items, oneOf, ...rest } = schema;
  // A recursive schema ends in an empty list.
  const endless = depth >= deepest;
  return {
    ...rest,
    ...(exclusiveMinimum !== undefined && { minimum: exclusiveMinimum + 1 }),
    ...(rest.format !== undefined && !rest.examples?.length && { examples: [getFormatExample(rest.format)] }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, within(property)]),
      ),
    }),
    ...(items && (endless ? { maxItems: 0, minItems: 0 } : { items: within(items) })),
    ...(oneOf && { oneOf: oneOf.map(within) }),
  };
};

/** Returns a schema without references and `allOf`, as deep as a generator needs it. */
const plainSchema = (document: OpenApiDocument, schema: JsonSchema, depth = 0): JsonSchema => {
  if (depth > deepest) return {};
  const { $ref, allOf = [] } = schema as Wide;
  const joined = [...($ref === undefined ? [] : [follow(document, $ref) as JsonSchema]), ...allOf];
  const parts = joined.map((part) => plainSchema(document, part, depth + 1));
  return withRequired([...parts, ownPart(document, schema, depth)].reduce(both, {}));
};

const getFormatExample = (format: string): string =>
  format === 'uri' ? 'https://app.example.com/callback' : '2026-10-01T08:00:00.000Z';

/** Returns the schema of a body by its name. */
export const bodySchema = (document: OpenApiDocument, name: string): JsonSchema =>
  plainSchema(document, { $ref: `#/components/schemas/${name}` });

/** Returns the schemas of an operation's parameters by name. */
export const parameterSchemas = (document: OpenApiDocument, id: string): ReadonlyMap<string, JsonSchema> => {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item) as Operation[]) {
      if (operation.operationId !== id) continue;
      const declared = [...((item.parameters as Parameter[]) ?? []), ...(operation.parameters ?? [])];
      return new Map(
        declared
          .map((one) => (one.$ref === undefined ? one : (follow(document, one.$ref) as Parameter)))
          .map(({ name = '', schema = {} }) => [name, plainSchema(document, schema)]),
      );
    }
  }
  return new Map();
};
