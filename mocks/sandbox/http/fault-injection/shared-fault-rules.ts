import type { Ids } from '../../core/ids.ts';
import type { Random } from '../../core/random.ts';
import type { Database, Db } from '../../store/database.ts';
import { type FaultRule, type FaultRules, matches, newRule } from './fault-rules.ts';
import type { FaultRuleRow } from './table.ts';

/** Fault rules that apply in every process of a sandbox. */
export type SharedFaultRules = FaultRules & {
  /** Reads the rules again after a process has added or removed one. */
  refresh(db: Db): Promise<void>;
};

type Parts = {
  readonly database: Database;
  readonly ids: Ids;
  readonly random: Random;
  /** Notifies every process that the rules have changed, once the transaction is committed. */
  readonly notify: (db: Db) => Promise<void>;
};

const fromRow = ({ id, rule, remaining, applied }: FaultRuleRow): FaultRule => ({
  id,
  ...(JSON.parse(rule) as Omit<FaultRule, 'id' | 'remaining' | 'applied'>),
  remaining,
  applied,
});

const readRules = async (db: Db): Promise<FaultRule[]> =>
  (await db.selectFrom('fault_rules').selectAll().orderBy('place').execute()).map(fromRow);

/** Counts a request against a rule; undefined if another request has already used up the rule. */
const count = async (db: Db, { id }: FaultRule): Promise<FaultRule | undefined> => {
  const row = await db
    .updateTable('fault_rules')
    .set((is) => ({ applied: is('applied', '+', 1), remaining: is('remaining', '-', 1) }))
    .where('id', '=', id)
    .where((is) => is.or([is('remaining', 'is', null), is('remaining', '>', 0)]))
    .returningAll()
    .executeTakeFirst();
  return row && fromRow(row);
};

/** Fault rules in the database. The rules are cached in memory; their counts are only in the database. */
export const createSharedFaultRules = ({ database, ids, random, notify }: Parts): SharedFaultRules => {
  let rules: readonly FaultRule[] = [];
  const removeWhere = (narrow: (db: Db) => Promise<bigint>) =>
    database.transaction(async (db) => {
      const isRemoved = (await narrow(db)) > 0n;
      if (isRemoved) await notify(db);
      return isRemoved;
    });
  return {
    get none() {
      return rules.length === 0;
    },
    list: () => readRules(database),
    add: (input) =>
      database.transaction(async (db) => {
        const addedRule = newRule(ids, input);
        const { id, remaining, applied, ...rule } = addedRule;
        const last = await db
          .selectFrom('fault_rules')
          .select((is) => is.fn.max('place').as('place'))
          .executeTakeFirst();
        const place = (last?.place ?? 0) + 1;
        await db
          .insertInto('fault_rules')
          .values({ id, place, rule: JSON.stringify(rule), remaining, applied })
          .execute();
        await notify(db);
        return addedRule;
      }),
    remove: (id) =>
      removeWhere(
        async (db) =>
          (await db.deleteFrom('fault_rules').where('id', '=', id).executeTakeFirst()).numDeletedRows,
      ),
    async removeByWorkspace(db, workspace) {
      const own = (await readRules(db)).filter((rule) => rule.workspace === workspace).map(({ id }) => id);
      if (own.length === 0) return;
      await db.deleteFrom('fault_rules').where('id', 'in', own).execute();
      await notify(db);
    },
    async clear() {
      await removeWhere(async (db) => (await db.deleteFrom('fault_rules').executeTakeFirst()).numDeletedRows);
    },
    async take(target) {
      for (const rule of rules) {
        const countedRule = matches(rule, target, random) ? await count(database, rule) : undefined;
        if (countedRule) return countedRule;
      }
      return undefined;
    },
    async refresh(db) {
      rules = await readRules(db);
    },
  };
};
