import { type OperationId, type OperationShape, operations } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { componentSchema, type JsonSchema, resolved } from '../../resources/arbitraries/json-schema.ts';
import { findListedResource } from '../../resources/find-resource.ts';

/** Lists a schema and its component schemas. */
const listParts = (schema: JsonSchema): JsonSchema[] => {
  const resolvedSchema = resolved(schema);
  return [
    resolvedSchema,
    ...[...(resolvedSchema.allOf ?? []), ...(resolvedSchema.oneOf ?? [])].flatMap(listParts),
  ];
};

/** Returns a value without the members that its schema doesn't name, or the whole value if callers choose the names. */
const named = (schema: JsonSchema, value: unknown): unknown => {
  const parts = listParts(schema);
  if (Array.isArray(value)) {
    const { items } = parts.find((part) => part.items) ?? {};
    return items ? value.map((item) => named(items, item)) : value;
  }
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, JsonSchema>;
  const isOpen = Object.keys(properties).length === 0 || parts.some((part) => part.additionalProperties);
  if (!isObject(value) || isOpen) return value;
  const members = Object.entries(value).flatMap(([name, inner]) => {
    const property = properties[name];
    return property ? [[name, named(property, inner)] as const] : [];
  });
  return Object.fromEntries(members);
};

/** Returns the schema of a read's response, or of one record if it is a list; undefined if it has no name. */
const getReadSchema = (read: OperationId): string | undefined => {
  const operation: OperationShape = operations[read];
  const { content = {} } = operation.responses['200'] ?? {};
  return findListedResource(read)?.record ?? Object.values(content)[0]?.schema;
};

/**
 * Returns the members of a read's result that the contract names. Any further member may describe the response, such as
 * its time or the id of its request, and may differ between two reads of an unchanged record.
 *
 * @param read the operation that returned the value
 * @param value the body of its response, or one record of it if the operation returns a list
 */
export const documentedMembers = (read: OperationId, value: unknown): unknown => {
  const schema = getReadSchema(read);
  return schema === undefined ? value : named(componentSchema(schema), value);
};
