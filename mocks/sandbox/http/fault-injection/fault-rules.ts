import type { OperationShape } from '@workspace-api/contract';
import { type components, recordTypes } from '@workspace-api/contract/sandbox';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { findRows } from '../../store/rows.ts';
import { bigint, double, flag, integer } from '../../store/schema/columns.ts';
import { defineTable, type TableRow, toMembers, toRow } from '../../store/schema/define-table.ts';
import { memberColumns } from '../../store/schema/member-columns.ts';
import { chance } from './latency.ts';

/** Fault rules. A snapshot doesn't contain them, and restoring one keeps them. */
export const faultRules = defineTable('fault_rules', {
  owner: 'sandbox',
  columns: {
    ...memberColumns<FaultRule>(recordTypes.FaultRule),
    probability: double().startsAs(1),
    after_first_record: flag().startsAs(false),
    skip: bigint().startsAs(0),
    remaining: bigint().nullable(),
    applied: bigint().startsAs(0),
    place: integer(),
  },
  survivesReset: true,
});

/** An error or a failure, delays, or both for matching requests. */
export type FaultRule = Readonly<components['schemas']['FaultRule']>;
type NewFaultRule = Readonly<components['schemas']['NewFaultRule']>;

/** The request that a rule is matched against. */
type Target = {
  readonly operation: OperationShape;
  readonly path: string;
  readonly workspace: string | undefined;
  /** The id of the token; undefined if the operation needs none. */
  readonly token: string | undefined;
  /** True if an NDJSON response with records is about to be sent; false if the request is about to be executed. */
  readonly hasRecords: boolean;
};

/** Whether an operation declares an error. @param error the name of the error's example */
export const declares = ({ responses }: OperationShape, error: string): boolean =>
  Object.values(responses).some(({ examples }) => examples.includes(error));

/** Whether a rule applies to a request, and has requests remaining. */
const appliesTo = (rule: FaultRule, { operation, hasRecords, ...target }: Target): boolean =>
  rule.remaining !== 0 &&
  rule.after_first_record === hasRecords &&
  (rule.operation === null || rule.operation === operation.id) &&
  (['path', 'workspace', 'token'] as const).every(
    (name) => rule[name] === null || rule[name] === target[name],
  ) &&
  (rule.error === null || declares(operation, rule.error));

const fromRow = (row: TableRow<typeof faultRules>): FaultRule => {
  const { place: _, ...rule } = toMembers(faultRules, row);
  return rule;
};

const readRules = async (db: Db): Promise<FaultRule[]> =>
  (await findRows(db, 'fault_rules', {}, { by: ['place'] })).map(fromRow);

/** Counts a request that a rule lets through; undefined if no more are. */
const skip = (db: Db, { id }: FaultRule) =>
  db
    .updateTable('fault_rules')
    .set((is) => ({ skip: is('skip', '-', 1) }))
    .where('id', '=', id)
    .where('skip', '>', 0)
    .returningAll()
    .executeTakeFirst();

/** Counts a request against a rule; undefined if another process has already used up the rule. */
const count = (db: Db, { id }: FaultRule) =>
  db
    .updateTable('fault_rules')
    .set((is) => ({ applied: is('applied', '+', 1), remaining: is('remaining', '-', 1) }))
    .where('id', '=', id)
    .where((is) => is.or([is('remaining', 'is', null), is('remaining', '>', 0)]))
    .returningAll()
    .executeTakeFirst();

/**
 * The fault rules of a sandbox, in every process. They are matched in the order in which they were added. A copy in memory shows
 * without a query that a request matches none.
 */
export const createFaultRules = ({ database, ids, random, peers }: AppContext) => {
  let rules: readonly FaultRule[] = [];
  const refresh = async (db: Db): Promise<void> => {
    rules = await readRules(db);
  };
  return {
    /** True if the list of rules is empty. Most requests can then skip it without waiting. */
    get none(): boolean {
      return rules.length === 0;
    },
    list: () => readRules(database),
    async add({ count, ...rule }: NewFaultRule): Promise<FaultRule> {
      const id = ids('rule');
      const added = await database.transaction(async (db) => {
        const [last] = await findRows(db, 'fault_rules', {}, { by: ['place'], descending: true, limit: 1 });
        const row = toRow(faultRules, {
          ...rule,
          id,
          remaining: count ?? null,
          place: (last?.place ?? 0) + 1,
        });
        await db.insertInto('fault_rules').values(row).execute();
        await peers.changeState(db);
        return row;
      });
      await refresh(database);
      return fromRow(added);
    },
    /** Removes the rules with an id or a workspace, or all, also within a transaction. @returns whether there were any */
    async remove(
      db: Db,
      where: { readonly id?: string; readonly workspace?: string } = {},
    ): Promise<boolean> {
      const removed = await db
        .deleteFrom('fault_rules')
        .where((is) => is.and(where))
        .returning('id')
        .execute();
      if (removed.length === 0) return false;
      await peers.changeState(db);
      db.onRollback(() => refresh(database));
      await refresh(db);
      return true;
    },
    /** Finds the first rule that matches a request, and counts the request against it. */
    async take(target: Target): Promise<FaultRule | undefined> {
      for (const rule of rules) {
        if (!appliesTo(rule, target)) continue;
        const skippedRule = rule.skip > 0 ? await skip(database, rule) : undefined;
        if (!skippedRule && rule.probability < 1 && chance(random) >= rule.probability) continue;
        const counted = skippedRule ?? (await count(database, rule));
        const countedRule = counted && fromRow(counted);
        rules = rules.map((one) => (one.id === rule.id ? (countedRule ?? { ...one, remaining: 0 }) : one));
        if (countedRule && !skippedRule) return countedRule;
      }
      return undefined;
    },
    /** Reads the rules again after a process has added or removed one. */
    refresh,
  };
};
