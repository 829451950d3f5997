import type { components } from '@workspace-api/contract/sandbox';
import type {
  ColumnUpdateNode,
  KyselyPlugin,
  OperationNode,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryId,
  QueryResult,
  RootOperationNode,
  TableNode,
  UnknownRow,
  WhereNode,
} from 'kysely';
import type { Schema } from './schema/schema.ts';

/** A change that a request made, as shown in the request log. */
export type Change = components['schemas']['LoggedRequest']['changes'][number];

/** The change that a query will make. In a query that is compiled without values, `id` is a placeholder. */
export type PlannedChange = Omit<Change, 'count' | 'id'> & { readonly id: unknown };

const getTableName = (table: OperationNode | undefined): string =>
  table?.kind === 'TableNode' ? (table as TableNode).table.identifier.name : '';

const getLiteral = (node: OperationNode | undefined): unknown =>
  node !== undefined && 'value' in node ? node.value : undefined;

/** The id that a condition compares with; null if there is none. */
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
  return leftOperand.column?.column?.name === 'id' ? getLiteral(rightOperand) : null;
};

const whereId = (where: WhereNode | undefined) => idIn(where?.where);

/** Setting a column to itself locks the row but changes nothing. */
const changesColumn = ({ column, value }: ColumnUpdateNode): boolean => {
  const set = column as unknown as { column: { name: string } };
  const to = value as unknown as { kind: string; column?: { column?: { name: string } } };
  return to.kind !== 'ReferenceNode' || to.column?.column?.name !== set.column.name;
};

const listFields = (updates: readonly ColumnUpdateNode[] | undefined): string[] =>
  (updates ?? [])
    .filter(changesColumn)
    .map(({ column }) => (column as unknown as { column: { name: string } }).column.name);

const insertedId = (columns: readonly string[], rows: readonly unknown[]): unknown => {
  const [row, another] = rows as { values: unknown[] }[];
  if (row === undefined || another !== undefined) return null;
  const value = row.values[columns.indexOf('id')];
  return typeof value === 'object' && value !== null && 'kind' in value
    ? getLiteral(value as OperationNode)
    : value;
};

/** The change that a query will make, if any. */
export const toPlannedChange = (node: RootOperationNode): PlannedChange | undefined => {
  if (node.kind === 'UpdateQueryNode') {
    const fields = listFields(node.updates);
    const records = getTableName(node.table);
    return fields.length === 0 ? undefined : { action: 'changed', records, id: whereId(node.where), fields };
  }
  if (node.kind === 'DeleteQueryNode')
    return {
      action: 'removed',
      records: getTableName(node.from.froms[0]),
      id: whereId(node.where),
      fields: [],
    };
  if (node.kind !== 'InsertQueryNode') return undefined;
  const columns = (node.columns ?? []).map(({ column }) => column.name);
  const rows = node.values?.kind === 'ValuesNode' ? (node.values as { values?: unknown[] }).values : [];
  const updates = listFields(node.onConflict?.updates);
  return {
    // The database doesn't report whether an upsert inserted or updated the row.
    action: updates.length > 0 ? 'changed' : 'added',
    records: getTableName(node.into),
    id: insertedId(columns, rows ?? []),
    fields: updates,
  };
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
