import { type OperationId, type OperationShape, operations } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { componentSchema, type JsonSchema, resolved } from '../../resources/arbitraries/json-schema.ts';
import { findListedResource } from '../../resources/find-resource.ts';

/** A schema and those that it is made of. */
const listParts = (schema: JsonSchema): JsonSchema[] => {
  const resolvedSchema = resolved(schema);
  return [
    resolvedSchema,
    ...[...(resolvedSchema.allOf ?? []), ...(resolvedSchema.oneOf ?? [])].flatMap(listParts),
  ];
};

/** A value without the members that its schema doesn't name; whole where callers choose the names. */
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

/** The schema of what a read answers, or of one record of it where it is a list; undefined where none has a name. */
const getReadSchema = (read: OperationId): string | undefined => {
  const operation: OperationShape = operations[read];
  const { content = {} } = operation.responses['200'] ?? {};
  return findListedResource(read)?.record ?? Object.values(content)[0]?.schema;
};

/**
 * The members of what a read shows that the contract names. Any further member may tell of the answer, such as its time or
 * the id of its request, and differ between two reads of a record that nothing has changed.
 *
 * @param read the operation that showed the value
 * @param value the body of its answer, or one record of it where the operation lists them
 */
export const documentedMembers = (read: OperationId, value: unknown): unknown => {
  const schema = getReadSchema(read);
  return schema === undefined ? value : named(componentSchema(schema), value);
};
