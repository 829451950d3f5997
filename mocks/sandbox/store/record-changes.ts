import type { components } from '@workspace-api/contract/sandbox';
import type {
  ColumnUpdateNode,
  KyselyPlugin,
  OperationNode,
  QueryId,
  QueryResult,
  RootOperationNode,
  TableNode,
  WhereNode,
} from 'kysely';
import type { Schema } from './schema/schema.ts';

/** One thing that a request changed. */
export type Change = components['schemas']['LoggedRequest']['changes'][number];
/** What a query is going to change. Of a query without its values yet, `id` is what stands for the value. */
type Plan = Omit<Change, 'count' | 'id'> & { readonly id: unknown };

const nameOf = (table: OperationNode | undefined): string =>
  table?.kind === 'TableNode' ? (table as TableNode).table.identifier.name : '';

const literalOf = (node: OperationNode | undefined): unknown =>
  node !== undefined && 'value' in node ? node.value : undefined;

/** The id that a condition is about; null where it is about none. */
const idIn = (condition: OperationNode | undefined): unknown => {
  if (condition?.kind === 'AndNode') {
    const { left, right } = condition as unknown as { left: OperationNode; right: OperationNode };
    return idIn(left) ?? idIn(right);
  }
  if (condition?.kind !== 'BinaryOperationNode') return null;
  const { leftOperand, rightOperand } = condition as unknown as {
    leftOperand: { column?: { column?: { name: string } } };
    rightOperand: OperationNode;
  };
  return leftOperand.column?.column?.name === 'id' ? literalOf(rightOperand) : null;
};

const whereId = (where: WhereNode | undefined) => idIn(where?.where);

/** Setting a column to itself locks a row and changes nothing. */
const changesColumn = ({ column, value }: ColumnUpdateNode): boolean => {
  const set = column as unknown as { column: { name: string } };
  const to = value as unknown as { kind: string; column?: { column?: { name: string } } };
  return to.kind !== 'ReferenceNode' || to.column?.column?.name !== set.column.name;
};

const fieldsOf = (updates: readonly ColumnUpdateNode[] | undefined): string[] =>
  (updates ?? [])
    .filter(changesColumn)
    .map(({ column }) => (column as unknown as { column: { name: string } }).column.name);

const insertedId = (columns: readonly string[], rows: readonly unknown[]): unknown => {
  const [row, another] = rows as { values: unknown[] }[];
  if (row === undefined || another !== undefined) return null;
  const value = row.values[columns.indexOf('id')];
  return typeof value === 'object' && value !== null && 'kind' in value
    ? literalOf(value as OperationNode)
    : value;
};

/** What a query is going to change, if anything. */
export const planOf = (node: RootOperationNode): Plan | undefined => {
  if (node.kind === 'UpdateQueryNode') {
    const fields = fieldsOf(node.updates);
    const records = nameOf(node.table);
    return fields.length === 0 ? undefined : { action: 'changed', records, id: whereId(node.where), fields };
  }
  if (node.kind === 'DeleteQueryNode')
    return { action: 'removed', records: nameOf(node.from.froms[0]), id: whereId(node.where), fields: [] };
  if (node.kind !== 'InsertQueryNode') return undefined;
  const columns = (node.columns ?? []).map(({ column }) => column.name);
  const rows = node.values?.kind === 'ValuesNode' ? (node.values as { values?: unknown[] }).values : [];
  const updates = fieldsOf(node.onConflict?.updates);
  return {
    // Which of the two an upsert did, the database doesn't say.
    action: updates.length > 0 ? 'changed' : 'added',
    records: nameOf(node.into),
    id: insertedId(columns, rows ?? []),
    fields: updates,
  };
};

const planned = new WeakMap<QueryId, Plan>();

/** Says what a query changes that is executed as it was compiled, and so is seen by no plugin before it is done. */
export const expectChange = (queryId: QueryId, plan: Plan): void => {
  planned.set(queryId, plan);
};

const same = (one: Change, other: Change) =>
  one.action === other.action && one.records === other.records && one.id !== null && one.id === other.id;

const note = (changes: Change[], change: Change) => {
  const known = changes.find((earlier) => same(earlier, change));
  if (known === undefined) changes.push(change);
  else known.fields = [...new Set([...known.fields, ...change.fields])];
};

/**
 * Tells what the queries of a transaction change: tables, ids and columns, and never a value.
 *
 * @param changes where it is told
 */
export const recordChanges = (changes: Change[], schema: Schema): KyselyPlugin => ({
  transformQuery({ node, queryId }) {
    const plan = planOf(node);
    if (plan) planned.set(queryId, plan);
    return node;
  },
  async transformResult({ result, queryId }) {
    const plan = planned.get(queryId);
    const { numAffectedRows, rows }: QueryResult<unknown> = result;
    const count = Number(numAffectedRows ?? rows.length);
    const id = count === 1 && typeof plan?.id === 'string' ? plan.id : null;
    if (plan && count > 0 && !schema.table(plan.records).isInternal) note(changes, { ...plan, id, count });
    return result;
  },
});
