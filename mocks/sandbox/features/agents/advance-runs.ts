import type { Db } from '../../store/database.ts';
import { occurrences, parseCron } from './cron.ts';
import { type Parts, runLasts, startRun, takeStep } from './runs.ts';
import type { AgentTable, RunTable } from './table.ts';

/** The runs that one agent starts in one span of time at most: a year of an hourly schedule would drown the rest. */
const mostRuns = 200;

/** How far ahead the next time of a schedule is looked for, in milliseconds: those of leap years may be missed. */
const furthest = 366 * 24 * 60 * 60 * 1000;

const later = (from: Date, { scheduled_until }: AgentTable): Date =>
  new Date(Math.max(from.getTime(), scheduled_until === null ? 0 : Date.parse(scheduled_until)));

/** The times of an agent's schedule after `from` and up to `to` that nobody has followed yet. */
const startsOf = (agent: AgentTable, from: Date, to: Date, most: number): Date[] => {
  const cron = agent.schedule === null ? undefined : parseCron(agent.schedule);
  return cron ? occurrences(cron, later(from, agent), to, most) : [];
};

const scheduled = (db: Db): Promise<AgentTable[]> =>
  db
    .selectFrom('agents')
    .selectAll()
    .where('status', '=', 'active')
    .where('schedule', 'is not', null)
    .orderBy('id')
    .execute();

const inFlight = (db: Db) => db.selectFrom('runs').selectAll().where('status', 'in', ['pending', 'running']);

/** Lets a run in flight come as far as it comes by `to`. One that is overdue ends at once. */
const goOn = async (parts: Parts, db: Db, run: RunTable, from: Date, to: Date): Promise<void> => {
  const notBefore = (time: string) => new Date(Math.max(Date.parse(time), from.getTime()));
  const begun =
    run.status === 'pending'
      ? await takeStep(parts, db, run, 'started', { at: notBefore(run.created_at).toISOString() })
      : run;
  const begin = Date.parse(begun.started_at ?? begun.created_at);
  const end = notBefore(run.ends_at ?? new Date(begin + runLasts).toISOString());
  if (end <= to) await takeStep(parts, db, begun, 'completed', { at: end.toISOString() });
};

const followSchedules = async (parts: Parts, db: Db, from: Date, to: Date): Promise<void> => {
  const until = to.toISOString();
  for (const agent of await scheduled(db)) {
    const starts = startsOf(agent, from, to, mostRuns);
    if (starts.length === 0) continue;
    await db.updateTable('agents').set({ scheduled_until: until }).where('id', '=', agent.id).execute();
    for (const start of starts) await startRun(parts, db, agent, { at: start.toISOString(), until });
  }
};

/**
 * Lets agents live through a span of time: active ones start runs on their schedules, and runs in flight come to their
 * end, whatever became of their agent; those that wait for an approval wait on (clauses `agents.active-executes`,
 * `agents.in-flight-runs-complete`).
 *
 * @param still whether the runs go on too that stand still of themselves: those of the records that the sandbox began
 * with, and those that the control plane started
 */
export const passTime = async (
  parts: Parts,
  db: Db,
  { from, to, still }: { from: Date; to: Date; still: boolean },
): Promise<void> => {
  const runs = still ? inFlight(db) : inFlight(db).where('ends_at', '<=', to.toISOString());
  for (const run of await runs.orderBy('created_at').orderBy('id').execute())
    await goOn(parts, db, run, from, to);
  await followSchedules(parts, db, from, to);
};

/** When, in milliseconds, something goes on by itself next after `from`. */
export const nextStep = async (db: Db, from: Date): Promise<number | undefined> => {
  const { ends_at } = await db
    .selectFrom('runs')
    .select(({ fn }) => fn.min('ends_at').as('ends_at'))
    .where('status', '=', 'running')
    .executeTakeFirstOrThrow();
  const to = new Date(from.getTime() + furthest);
  const starts = (await scheduled(db)).flatMap((agent) => startsOf(agent, from, to, 1));
  const times = starts.map((start) => start.getTime());
  if (ends_at !== null) times.push(Date.parse(ends_at));
  return times.length === 0 ? undefined : Math.min(...times);
};
