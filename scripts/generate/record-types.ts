import type { MemberType } from '../../generated/code/member-type.ts';
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
  return {
    type: isTime ? 'date-time' : (scalars.find((scalar) => types.includes(scalar)) ?? 'json'),
    ...(isNullable && { isNullable }),
    ...(!isRequired && !isNullable && { isOptional: true }),
  };
};

/** The names of the components that are items of a list in a successful response, at any depth. */
const listRecords = (document: OpenApiDocument): string[] => {
  const bodies = listOperations(document).flatMap(({ success }) => Object.values(success?.content ?? {}));
  const parts = bodies.flatMap(({ schema = {} }) => [...listParts(document.components.schemas, schema)]);
  const names = parts.flatMap(({ node }) => (node.items?.$ref ? componentName('a list', node.items) : []));
  return [...new Set(names)].filter((name) => document.components.schemas[name]?.properties !== undefined);
};

/** `record-types.ts`: the types of the members of records, for code that stores them. */
export const renderRecordTypes = (document: OpenApiDocument): string => {
  const types = listRecords(document).map((name) => {
    const { properties = {}, required = [] } = mergeSchema(document, document.components.schemas[name] ?? {});
    const members = Object.entries(properties).map(
      ([member, schema]) => [member, toMemberType(document, schema, required.includes(member))] as const,
    );
    return [name, Object.fromEntries(members)] as const;
  });
  return `
/** The types of the members of the records in lists, by the name of the record's schema. */
export const recordTypes = ${table(types)} as const;
`;
};
