import type { Ids } from '../../core/ids.ts';
import type { Random } from '../../core/random.ts';
import type { Database, Db } from '../../store/database.ts';
import { type FaultRule, type FaultRules, meets, newRule } from './fault-rules.ts';
import type { FaultRuleTable } from './table.ts';

/** Fault rules that hold in every process on the same records. */
export type SharedFaultRules = FaultRules & {
  /** Reads them anew, after one was added or removed in whichever process. */
  refresh(db: Db): Promise<void>;
};

type Parts = {
  readonly database: Database;
  readonly ids: Ids;
  readonly random: Random;
  /** Tells every process that the rules are others, once the transaction is committed. */
  readonly tell: (db: Db) => Promise<void>;
};

const fromRow = ({ id, rule, remaining, applied }: FaultRuleTable): FaultRule => ({
  id,
  ...(JSON.parse(rule) as Omit<FaultRule, 'id' | 'remaining' | 'applied'>),
  remaining,
  applied,
});

const read = async (db: Db): Promise<FaultRule[]> =>
  (await db.selectFrom('fault_rules').selectAll().orderBy('place').execute()).map(fromRow);

/** Counts a request against a rule; undefined where another request was the last that it is for. */
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

/** Rules kept with the records. Which there are is known here; what they have counted is known there alone. */
export const createSharedFaultRules = ({ database, ids, random, tell }: Parts): SharedFaultRules => {
  let rules: readonly FaultRule[] = [];
  const removeWhere = (narrow: (db: Db) => Promise<bigint>) =>
    database.transaction(async (db) => {
      const removed = (await narrow(db)) > 0n;
      if (removed) await tell(db);
      return removed;
    });
  return {
    get none() {
      return rules.length === 0;
    },
    list: () => read(database),
    add: (given) =>
      database.transaction(async (db) => {
        const added = newRule(ids, given);
        const { id, remaining, applied, ...rule } = added;
        const last = await db
          .selectFrom('fault_rules')
          .select((is) => is.fn.max('place').as('place'))
          .executeTakeFirst();
        const place = (last?.place ?? 0) + 1;
        await db
          .insertInto('fault_rules')
          .values({ id, place, rule: JSON.stringify(rule), remaining, applied })
          .execute();
        await tell(db);
        return added;
      }),
    remove: (id) =>
      removeWhere(
        async (db) =>
          (await db.deleteFrom('fault_rules').where('id', '=', id).executeTakeFirst()).numDeletedRows,
      ),
    async removeOf(db, workspace) {
      const own = (await read(db)).filter((rule) => rule.workspace === workspace).map(({ id }) => id);
      if (own.length === 0) return;
      await db.deleteFrom('fault_rules').where('id', 'in', own).execute();
      await tell(db);
    },
    async clear() {
      await removeWhere(async (db) => (await db.deleteFrom('fault_rules').executeTakeFirst()).numDeletedRows);
    },
    async take(asked) {
      for (const rule of rules) {
        const counted = meets(rule, asked, random) ? await count(database, rule) : undefined;
        if (counted) return counted;
      }
      return undefined;
    },
    async refresh(db) {
      rules = await read(db);
    },
  };
};
