import type { MemberType, MemberTypes } from '../../generated/code/member-type.ts';
import { mergeSchema } from './client/list-columns.ts';
import { componentName, listOperations, type OpenApiDocument, type Schema } from './openapi-document.ts';
import { listParts } from './shape-places.ts';
import { table } from './tables.ts';

/** The alternatives of a schema; only the schema itself if it has none. */
const listAlternatives = (document: OpenApiDocument, schema: Schema): Schema[] => {
  const { oneOf, ...merged } = mergeSchema(document, schema);
  return oneOf ? oneOf.flatMap((one) => listAlternatives(document, one)) : [merged];
};

const scalars = ['string', 'integer', 'number', 'boolean'] as const;

const toMemberType = (document: OpenApiDocument, member: Schema, isRequired: boolean): MemberType => {
  const alternatives = listAlternatives(document, member);
  const types = alternatives.flatMap(({ type = [] }) => type);
  const isTime = alternatives.some(({ format }) => format === 'date-time');
  const isNullable = types.includes('null');
  const inner = alternatives.find(({ properties }) => properties !== undefined);
  return {
    type: isTime ? 'date-time' : (scalars.find((scalar) => types.includes(scalar)) ?? 'json'),
    ...(isNullable && { isNullable }),
    ...(!isRequired && !isNullable && { isOptional: true }),
    ...(inner && { members: toMemberTypes(document, inner) }),
  };
};

/** The types of the members of an object. */
export const toMemberTypes = (document: OpenApiDocument, schema: Schema): MemberTypes => {
  const { properties = {}, required = [] } = mergeSchema(document, schema);
  return Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [
      name,
      toMemberType(document, member, required.includes(name)),
    ]),
  );
};

/** The names of the components that are items of a list in a successful response, at any depth. */
const listRecords = (document: OpenApiDocument): string[] => {
  const bodies = listOperations(document).flatMap(({ success }) => Object.values(success?.content ?? {}));
  const parts = bodies.flatMap(({ schema = {} }) => [...listParts(document.components.schemas, schema)]);
  const names = parts.flatMap(({ node }) => (node.items?.$ref ? componentName('a list', node.items) : []));
  return [...new Set(names)].filter((name) => document.components.schemas[name]?.properties !== undefined);
};

/**
 * `record-types.ts`: the types of the members of records, for code that stores or encodes them.
 *
 * @param names the schemas of the records; by default, those in lists
 */
export const renderRecordTypes = (document: OpenApiDocument, names = listRecords(document)): string => {
  const types = names.map(
    (name) => [name, toMemberTypes(document, document.components.schemas[name] ?? {})] as const,
  );
  return `
/** The types of the members of records, by the name of the record's schema. */
export const recordTypes = ${table(types)} as const;
`;
};
