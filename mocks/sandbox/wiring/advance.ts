import type { components } from '@workspace-api/contract/sandbox';
import { lastTime, requireForward, TooMuchDueError } from '../core/clock.ts';
import { limits } from '../core/limits.ts';
import type { AppContext } from '../domain/app-context.ts';
import { countScheduled, resetRunsInAdvance } from '../features/agents/advance-runs.ts';
import type { Due, Upcoming } from '../features/feature.ts';
import type { Db } from '../store/database.ts';
import { readState } from '../store/sandbox-state.ts';
import { features } from './features.ts';

const kinds = features.flatMap(({ due }) => due ?? []);

/** Counts the records that fell due after one time and up to another, by kind. Kinds without due records are omitted. */
export const fellDue = async (db: Db, after: Date, until: Date) => {
  const counts: { what: Due['what']; count: number }[] = [];
  for (const { what, table, column } of kinds) {
    const { count } = await db
      .selectFrom(table as 'runs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(column as 'started_at', '>', after.toISOString())
      .where(column as 'started_at', '<=', until.toISOString())
      .executeTakeFirstOrThrow();
    if (count > 0) counts.push({ what, count });
  }
  return counts;
};

/** Of what happens at the same time, the order is the same on every engine. */
const toOrder = (
  one: Readonly<Record<'at' | 'what' | 'workspace_id' | 'mode' | 'id', string | null>>,
): string => [one.at, one.what, one.workspace_id, one.mode, one.id].join(' ');

const upcomingKinds = features.flatMap(({ upcoming: own }) => own ?? []);

/** Lists what happens by the clock after a time, soonest first, up to the limit. */
export const upcoming = async (db: Db, now: Date): Promise<components['schemas']['Upcoming']['data']> => {
  const read = async ({ what, list, delay = 0 }: Upcoming) => {
    const rows = await list(db, new Date(now.getTime() - delay));
    return rows.map(({ at, id, workspace_id, mode }) => ({
      at: new Date(Date.parse(at ?? '') + delay).toISOString(),
      what,
      id,
      workspace_id,
      mode,
    }));
  };
  const workspaces = await db.selectFrom('workspaces').select(['id', 'slug']).execute();
  const slugs = new Map(workspaces.map(({ id, slug }) => [id, slug]));
  const all = (await Promise.all(upcomingKinds.map(read))).flat();
  return all
    .toSorted((one, other) => (toOrder(one) < toOrder(other) ? -1 : 1))
    .slice(0, limits.upcoming)
    .map(({ workspace_id, id, ...rest }) => {
      const workspace = slugs.get(workspace_id ?? '') ?? null;
      return { ...rest, workspace, id: id === workspace_id ? null : id };
    });
};

/**
 * Deliveries due within this many milliseconds are sent together. A burst of events then takes one step instead of hundreds.
 */
const grain = 1000;

/** The length of the clock's next step, in milliseconds: until the next due delivery, or 1 if one is already due. */
const stepTo = (time: number, now: number): number =>
  time <= now ? 1 : Math.ceil(time / grain) * grain - now;

/**
 * Advances the clock from one due delivery to the next. Each delivery is sent at its own time, to the second, and the next step
 * waits for its response. Agents, billing periods and grace windows advance in the same steps. Of two concurrent advances, one
 * continues where the other ended.
 *
 * @throws RangeError if the duration isn't positive, or ends beyond `lastTime`
 * @throws TooMuchDueError before any change, if too much falls due
 */
export const advance = async (context: AppContext, milliseconds: number): Promise<void> => {
  requireForward(milliseconds);
  const { clock, sharedClock, deliveries, agentScheduler, database, peers } = context;
  const from = clock.now();
  const to = new Date(from.getTime() + milliseconds);
  if (!(to <= lastTime))
    throw new RangeError(`The clock of a sandbox cannot be advanced beyond ${lastTime.toISOString()}.`);
  const runCount = await countScheduled(database, { from, to }, limits.scheduledRuns);
  if (runCount > limits.scheduledRuns) throw new TooMuchDueError(runCount);
  await agentScheduler.during(async () => {
    let silent = await deliveries.settle();
    for (let remaining = milliseconds; remaining > 0; ) {
      const from = await database.transaction(async (db) => {
        await peers.catchUp(db);
        const before = clock.now();
        const next = (await deliveries.next(db, silent)) ?? Number.POSITIVE_INFINITY;
        const step = Math.min(remaining, stepTo(next, before.getTime()));
        const ahead = sharedClock.getAhead();
        db.onRollback(async () => sharedClock.follow(ahead));
        sharedClock.follow(ahead + step);
        if (remaining === milliseconds) await resetRunsInAdvance(db);
        for (const { onClock } of features) await onClock?.({ context, db });
        const { runs_from } = await readState(db);
        // If the runs of another advance are not started yet, this one starts them too: those that are due later would
        // otherwise be started first, and the earlier ones skipped.
        const from = runs_from ?? before.toISOString();
        await peers.changeState(db, { advanced: step, runs_from: from });
        remaining -= step;
        return new Date(from);
      });
      await agentScheduler.advance(from);
      silent = await deliveries.settle();
    }
  });
};
