import type { components } from '@workspace-api/contract/sandbox';
import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  DeleteQueryNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  type QueryId,
  type QueryResult,
  ReferenceNode,
  type RootOperationNode,
  type UnknownRow,
  UpdateQueryNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import { getWrittenTable } from './commit-counts.ts';
import type { Schema } from './schema/schema.ts';

/** A change that a request made, as shown in the request log. */
export type Change = components['schemas']['LoggedRequest']['changes'][number];

/** The change that a query will make. In a query that is compiled without values, `id` is a placeholder. */
export type PlannedChange = Omit<Change, 'count' | 'id'> & { readonly id: unknown };

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
export const toPlannedChange = (node: RootOperationNode): PlannedChange | undefined => {
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

/** The changes that queries will make, kept until their results are known. */
const plannedChanges = new WeakMap<QueryId, PlannedChange>();

/**
 * Records in `changes` the changes that a transaction's queries make: tables, ids and columns, never a value. As a plugin, it
 * sees only the queries that Kysely compiles. Queries compiled earlier are passed to `note`.
 */
export class ChangeRecorder implements KyselyPlugin {
  readonly #changes: Change[];
  readonly #schema: Schema;

  constructor(changes: Change[], schema: Schema) {
    this.#changes = changes;
    this.#schema = schema;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const plan = toPlannedChange(node);
    if (plan) plannedChanges.set(queryId, plan);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const plan = plannedChanges.get(queryId);
    if (plan) this.note(plan, result);
    return result;
  }

  /** Records a change that was made, unless no row was changed or the table is internal. */
  note(
    { action, records, id, fields }: PlannedChange,
    { numAffectedRows, rows }: QueryResult<unknown>,
  ): void {
    const count = Number(numAffectedRows ?? rows.length);
    if (count === 0 || this.#schema.table(records).isInternal) return;
    const only = count === 1 && typeof id === 'string' ? id : null;
    add(this.#changes, { action, records, id: only, fields, count });
  }
}
