import type { components } from '@workspace-api/contract/sandbox';
import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  type CompiledQuery,
  DeleteQueryNode,
  InsertQueryNode,
  type OperationNode,
  PrimitiveValueListNode,
  ReferenceNode,
  type RootOperationNode,
  UpdateQueryNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import { getWrittenTable } from './commit-counts.ts';
import type { EngineConnection } from './engine-connection.ts';
import type { Schema } from './schema/schema.ts';

/** A change that a request made, as shown in the request log. */
export type Change = components['schemas']['LoggedRequest']['changes'][number];

/** A query. If it was compiled without values, `fill` replaces the placeholders in its nodes. */
export type FilledQuery = CompiledQuery & { readonly fill?: (value: unknown) => unknown };

/** The change that a query will make. In a query that is compiled without values, `id` is a placeholder. */
type PlannedChange = Omit<Change, 'count' | 'id'> & { readonly id: unknown };

const getName = (node: OperationNode): string | undefined => {
  const column = ReferenceNode.is(node) ? node.column : node;
  return ColumnNode.is(column) ? column.column.name : undefined;
};

/** The id that a condition compares with; null if there is none. */
const idIn = (condition: OperationNode | undefined): unknown => {
  if (condition === undefined) return null;
  if (AndNode.is(condition)) return idIn(condition.left) ?? idIn(condition.right);
  if (!BinaryOperationNode.is(condition) || getName(condition.leftOperand) !== 'id') return null;
  return ValueNode.is(condition.rightOperand) ? condition.rightOperand.value : null;
};

/** The columns that an update changes. Setting a column to itself locks the row but changes nothing. */
const listFields = (updates: readonly ColumnUpdateNode[] = []): string[] =>
  updates.flatMap(({ column, value }) => {
    const name = getName(column);
    return name === undefined || (ReferenceNode.is(value) && getName(value) === name) ? [] : name;
  });

const insertedId = ({ columns = [], values }: InsertQueryNode): unknown => {
  const [row, another] = values && ValuesNode.is(values) ? values.values : [];
  if (row === undefined || another !== undefined) return null;
  const value = row.values[columns.findIndex((column) => getName(column) === 'id')];
  if (PrimitiveValueListNode.is(row)) return value;
  return value && ValueNode.is(value as OperationNode) ? (value as ValueNode).value : undefined;
};

/** The change that a query will make, if any. */
const toPlannedChange = (node: RootOperationNode): PlannedChange | undefined => {
  const records = getWrittenTable(node) ?? '';
  if (UpdateQueryNode.is(node)) {
    const fields = listFields(node.updates);
    return fields.length === 0
      ? undefined
      : { action: 'changed', records, id: idIn(node.where?.where), fields };
  }
  if (DeleteQueryNode.is(node))
    return { action: 'removed', records, id: idIn(node.where?.where), fields: [] };
  if (!InsertQueryNode.is(node)) return undefined;
  const fields = listFields(node.onConflict?.updates);
  // The database doesn't report whether an upsert inserted or updated the row.
  return { action: fields.length > 0 ? 'changed' : 'added', records, id: insertedId(node), fields };
};

const same = (one: Change, other: Change) =>
  one.action === other.action && one.records === other.records && one.id !== null && one.id === other.id;

const add = (changes: Change[], change: Change) => {
  const existing = changes.find((earlier) => same(earlier, change));
  if (existing === undefined) changes.push(change);
  else existing.fields = [...new Set([...existing.fields, ...change.fields])];
};

/**
 * Wraps a connection so that it adds to `changes` the changes that its queries make: tables, ids and columns, never a value.
 * Changes of internal tables are omitted.
 */
export const recordChanges = (
  connection: EngineConnection,
  changes: Change[],
  schema: Schema,
): EngineConnection => {
  const executeQuery = async <Row>(query: FilledQuery) => {
    const result = await connection.executeQuery<Row>(query);
    const change = toPlannedChange(query.query);
    const count = Number(result.numAffectedRows ?? result.rows.length);
    if (!change || count === 0 || schema.table(change.records).isInternal) return result;
    const id = query.fill ? query.fill(change.id) : change.id;
    add(changes, { ...change, id: count === 1 && typeof id === 'string' ? id : null, count });
    return result;
  };
  return Object.create(connection, { executeQuery: { value: executeQuery } }) as EngineConnection;
};
