import { type OperationId, type OperationShape, operations } from '@workspace-api/contract';
import { isObject } from '../../judging/body.ts';
import { componentSchema, type JsonSchema, resolved } from '../../resources/arbitraries/json-schema.ts';
import { listedResource } from '../../resources/resource-of.ts';

const membersOf = (schema: JsonSchema): string[] => {
  const { properties = {}, allOf = [], oneOf = [] } = resolved(schema);
  return [...Object.keys(properties), ...[...allOf, ...oneOf].flatMap(membersOf)];
};

/** The schema of what a read answers, or of one record of it where it is a list; undefined where none has a name. */
const schemaOfRead = (read: OperationId): string | undefined => {
  const operation: OperationShape = operations[read];
  const { content = {} } = operation.responses['200'] ?? {};
  return listedResource(read)?.record ?? Object.values(content)[0]?.schema;
};

/**
 * The members of what a read shows that the contract names. Any further member may tell of the answer, such as its time or
 * the id of its request, and differ between two reads of a record that nothing has changed.
 *
 * @param read the operation that showed the value
 * @param value the body of its answer, or one record of it where the operation lists them
 */
export const documented = (read: OperationId, value: unknown): unknown => {
  const schema = schemaOfRead(read);
  const members = schema === undefined ? [] : membersOf(componentSchema(schema));
  if (!isObject(value) || members.length === 0) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => members.includes(name)));
};
