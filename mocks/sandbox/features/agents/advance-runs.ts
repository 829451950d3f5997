import type { Db } from '../../store/database.ts';
import { occurrences, parseCron } from './cron.ts';
import { type Parts, runDuration, startRun, takeStep } from './runs.ts';
import type { AgentRow, RunRow } from './table.ts';

/** The most runs that one agent starts in one time span, so that advancing the clock by a year stays affordable. */
const maxRuns = 200;

/** How far ahead to look for the next time of a schedule, in milliseconds: one on 29 February may be missed. */
const searchHorizon = 366 * 24 * 60 * 60 * 1000;

const later = (from: Date, { scheduled_until }: AgentRow): Date =>
  new Date(Math.max(from.getTime(), scheduled_until === null ? 0 : Date.parse(scheduled_until)));

/** The times of an agent's schedule after `from` and up to `to` for which no run has started yet. */
const pendingStarts = (agent: AgentRow, from: Date, to: Date, limit: number): Date[] => {
  const cron = agent.schedule === null ? undefined : parseCron(agent.schedule);
  return cron ? occurrences(cron, later(from, agent), to, limit) : [];
};

const scheduled = (db: Db): Promise<AgentRow[]> =>
  db
    .selectFrom('agents')
    .selectAll()
    .where('status', '=', 'active')
    .where('schedule', 'is not', null)
    .orderBy('id')
    .execute();

const inFlight = (db: Db) => db.selectFrom('runs').selectAll().where('status', 'in', ['pending', 'running']);

/** Advances a run in flight to `to`. An overdue run ends immediately. */
const advanceRun = async (parts: Parts, db: Db, run: RunRow, from: Date, to: Date): Promise<void> => {
  const notBefore = (time: string) => new Date(Math.max(Date.parse(time), from.getTime()));
  const started =
    run.status === 'pending'
      ? await takeStep(parts, db, run, 'started', { at: notBefore(run.created_at).toISOString() })
      : run;
  const begin = Date.parse(started.started_at ?? started.created_at);
  const end = notBefore(run.ends_at ?? new Date(begin + runDuration).toISOString());
  if (end <= to) await takeStep(parts, db, started, 'completed', { at: end.toISOString() });
};

const followSchedules = async (parts: Parts, db: Db, from: Date, to: Date): Promise<void> => {
  const until = to.toISOString();
  for (const agent of await scheduled(db)) {
    const starts = pendingStarts(agent, from, to, maxRuns);
    if (starts.length === 0) continue;
    await db.updateTable('agents').set({ scheduled_until: until }).where('id', '=', agent.id).execute();
    for (const start of starts) await startRun(parts, db, agent, { at: start.toISOString(), until });
  }
};

/**
 * Advances agents through a time span: active ones start runs on their schedules, and runs in flight complete, even if
 * their agent was deactivated. Runs that await an approval keep waiting (clauses `agents.active-executes`,
 * `agents.in-flight-runs-complete`).
 *
 * @param includeManual whether to also advance the runs without a scheduled end: seeded runs and those that the control
 * plane started
 */
export const advanceRuns = async (
  parts: Parts,
  db: Db,
  { from, to, includeManual }: { from: Date; to: Date; includeManual: boolean },
): Promise<void> => {
  const runs = includeManual ? inFlight(db) : inFlight(db).where('ends_at', '<=', to.toISOString());
  for (const run of await runs.orderBy('created_at').orderBy('id').execute())
    await advanceRun(parts, db, run, from, to);
  await followSchedules(parts, db, from, to);
};

/** When the next run starts or ends after `from`, in epoch milliseconds; undefined if none does. */
export const nextStep = async (db: Db, from: Date): Promise<number | undefined> => {
  const { ends_at } = await db
    .selectFrom('runs')
    .select(({ fn }) => fn.min('ends_at').as('ends_at'))
    .where('status', '=', 'running')
    .executeTakeFirstOrThrow();
  const to = new Date(from.getTime() + searchHorizon);
  const starts = (await scheduled(db)).flatMap((agent) => pendingStarts(agent, from, to, 1));
  const times = starts.map((start) => start.getTime());
  if (ends_at !== null) times.push(Date.parse(ends_at));
  return times.length === 0 ? undefined : Math.min(...times);
};
