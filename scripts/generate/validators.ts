import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import { documentedSchema, iso8601, isoFormat } from './documented-schema.ts';
import { itemsKeyword, maxErrors } from './items-keyword.ts';
import { withoutKnownValues } from './open-union.ts';
import {
  type Header,
  listOperations,
  mapValues,
  type OpenApiDocument,
  type Parameter,
  resolve,
  rewrite,
  type Schema,
} from './openapi-document.ts';
import { fromRoot } from './paths.ts';

/** A table of validators, by the names of their schemas. */
export type ValidatorGroup = {
  name: string;
  schemas: Record<string, Schema>;
  /** The targets of references within the schemas; the contract's components by default. */
  components?: Record<string, Schema>;
  coerce: boolean;
  doc: string;
};

const scalars: readonly unknown[] = ['string', 'number', 'integer', 'boolean'];

/**
 * Adds the type of `uniqueItems` items that are a reference. Ajv looks up scalars, but compares items of unknown type in pairs.
 *
 * @throws Error if the items aren't scalars, since comparing them takes quadratic time
 */
const typedItems = (document: OpenApiDocument, items: Schema): Schema => {
  const { type } = resolve<Schema>(document, items);
  if (!scalars.includes(type))
    throw new Error(`uniqueItems needs items of one scalar type, not ${JSON.stringify(items)}.`);
  return { type: type as string, ...items };
};

/**
 * The property whose enumeration selects the branch of a `oneOf`, so that Ajv reports only the errors of that branch. Absent if
 * the branches have no such property in common.
 */
const findDiscriminator = (branches: Schema[]): { discriminator?: { propertyName: string } } => {
  const hasFixedValues = (property: Schema | undefined) =>
    property?.enum !== undefined || property?.const !== undefined;
  const propertyName = Object.keys(branches[0]?.properties ?? {}).find((name) =>
    branches.every(({ properties, required }) => {
      const isRequired = required?.includes(name) === true;
      return isRequired && hasFixedValues(properties?.[name]);
    }),
  );
  return propertyName === undefined ? {} : { discriminator: { propertyName } };
};

/**
 * Converts a schema for the validators. References in a bundle point into `#/components`, while the validators find the schemas
 * under `$defs`.
 */
const compilable = <T>(document: OpenApiDocument, schema: T): T =>
  rewrite(schema, (key, value) => {
    if (key === '$ref' && typeof value === 'string')
      return value.replace('#/components/schemas/', 'defs#/$defs/');
    const { uniqueItems, items, oneOf, anyOf, mapping } = (value ?? {}) as Schema;
    // Ajv doesn't read the mapping of a discriminator of the contract.
    if (key === 'discriminator' && mapping !== undefined) return undefined;
    // An invalid value of an open union is one error, not one for each branch.
    if (Array.isArray(anyOf)) return withoutKnownValues(value as Schema);
    if (uniqueItems === true) return { ...(value as Schema), items: typedItems(document, items ?? {}) };
    return Array.isArray(oneOf) ? { ...(value as Schema), ...findDiscriminator(oneOf) } : value;
  });

const parameterSchemas = (document: OpenApiDocument, place: Parameter['in']) =>
  Object.fromEntries(
    listOperations(document).map((entry) => {
      const parameters = entry.parameters.filter((parameter) => parameter.in === place);
      const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
      const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
      return [entry.operation.operationId, { type: 'object', properties, required } as Schema];
    }),
  );

const references = (schemas: Record<string, Schema>) =>
  mapValues(schemas, (_, name): Schema => ({ $ref: `#/components/schemas/${name}` }));

/** The schemas that the clauses of a document state, by the clause's id. */
export type StatedSchemas = { stated: Record<string, Schema>; components: Record<string, Schema> };

/** The groups of validators of a document: bodies, parameters and headers. */
export const documentGroups = (document: OpenApiDocument): ValidatorGroup[] => {
  const headers = (document.components.headers ?? {}) as Record<string, Header>;
  return [
    {
      name: 'schemas',
      schemas: references(document.components.schemas),
      coerce: false,
      doc: 'Validates a body against a schema of the contract, by its name.',
    },
    ...(['query', 'path', 'header'] as const).map((place) => ({
      name: place,
      schemas: parameterSchemas(document, place),
      coerce: true,
      doc: `Validates the ${place} parameters of an operation, by its id. Coerces strings and adds defaults, in place.`,
    })),
    {
      name: 'headers',
      schemas: mapValues(
        headers,
        ({ schema }): Schema => ({ type: 'object', properties: { value: schema } }),
      ),
      coerce: true,
      doc: 'Validates a response header as `{ value }`, by the name of its component.',
    },
  ];
};

/** The groups of validators of what the service document and the clauses state, without the choices of the contract. */
export const clauseGroups = (document: OpenApiDocument, clauses: StatedSchemas): ValidatorGroup[] => {
  const { schemas } = document.components;
  return [
    {
      name: 'documented',
      schemas: references(schemas),
      components: documentedSchema(schemas),
      coerce: false,
      doc: 'Validates a body against only the documented part of a schema (without everything marked x-provisional).',
    },
    {
      name: 'stated',
      schemas: clauses.stated,
      components: clauses.components,
      coerce: false,
      doc: 'Validates a record, or one of its members, against the shape that a clause states, by the id of the clause.',
    },
  ];
};

/** Stops the loops over the members of an object after {@link maxErrors} errors, as `itemsKeyword` stops those over items. */
const withBoundedMembers = (code: string): string =>
  code.replaceAll(
    /for\(const key\d+ in data\d*\)\{/g,
    (loop) => `${loop}if(vErrors !== null && vErrors.length >= ${maxErrors})break;`,
  );

/** Renders a module that exports the compiled functions of a group by the names of their schemas. */
const compileGroup = (document: OpenApiDocument, group: ValidatorGroup): string => {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    discriminator: true,
    coerceTypes: group.coerce,
    useDefaults: group.coerce,
    // A schema that several others refer to is compiled once.
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.removeKeyword('items');
  ajv.addKeyword(itemsKeyword);
  addFormats(ajv);
  ajv.addFormat(isoFormat, iso8601);
  ajv.addSchema({
    $id: 'defs',
    $defs: compilable(document, group.components ?? document.components.schemas),
  });
  const ids: Record<string, string> = {};
  // Many operations have the same parameters, which are compiled once.
  const variables = new Map<string, string>();
  const rows = Object.entries(group.schemas).map(([name, schema]) => {
    const key = JSON.stringify(schema);
    const variable = variables.get(key) ?? `v${variables.size}`;
    if (!variables.has(key)) {
      const compiled = compilable(document, schema);
      if (compiled.$ref === undefined) ajv.addSchema({ $id: variable, ...compiled });
      ids[variable] = compiled.$ref ?? variable;
      variables.set(key, variable);
    }
    return `  ${JSON.stringify(name)}: ${variable},\n`;
  });
  const code = withBoundedMembers(standaloneCode(ajv, ids));
  return `${code}\nexport const ${group.name} = {\n${rows.join('')}};\n`;
};

/** A module that exports each group as a table of compiled Ajv functions, without dependencies. */
export const renderValidators = async (
  document: OpenApiDocument,
  groups: ValidatorGroup[],
): Promise<string> => {
  const sources = new Map(groups.map((group) => [`group:${group.name}`, compileGroup(document, group)]));
  const entry = groups.map(({ name }) => `export { ${name} } from 'group:${name}';`).join('\n');
  const result = await build({
    stdin: { contents: entry, resolveDir: fromRoot(''), loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    minifySyntax: true,
    minifyWhitespace: true,
    // publint searches the source for `export`, and treats the rest of a line after `//` as a comment.
    lineLimit: 120,
    target: 'node20',
    legalComments: 'none',
    logLevel: 'error',
    plugins: [
      {
        name: 'groups',
        setup(plugin) {
          plugin.onResolve({ filter: /^group:/ }, ({ path }) => ({ path, namespace: 'group' }));
          plugin.onLoad({ filter: /.*/, namespace: 'group' }, ({ path }) => ({
            contents: sources.get(path) as string,
            loader: 'js',
            resolveDir: fromRoot(''),
          }));
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? '';
};

/** The types of a module of validators. */
export const renderValidatorTypes = (groups: ValidatorGroup[]): string => {
  const tables = groups.map((group) => {
    const keys = Object.keys(group.schemas)
      .map((name) => JSON.stringify(name))
      .join(' | ');
    return `/** ${group.doc} */\nexport const ${group.name}: Readonly<Record<${keys || 'never'}, Validator>>;\n`;
  });
  return `
/** An error in a value. */
export type SchemaError = {
  /** JSON Pointer to the value, from the validated value. */
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
};

/** Returns whether a value is valid. */
export type Validator = {
  (value: unknown): boolean;
  /** The errors of the last call. */
  errors?: SchemaError[] | null;
};

${tables.join('\n')}`;
};
