import { limits } from '../../core/limits.ts';
import type { SandboxWork } from '../../domain/work.ts';
import type { Db } from '../../store/database.ts';
import { update } from '../../store/rows.ts';
import { readState } from '../../store/sandbox-state.ts';
import { occurrences, parseCron } from './cron.ts';
import type { AgentRow, RunRow } from './resource.ts';
import { runDuration, startRuns, takeStep } from './runs.ts';

/** The maximum number of runs that one transaction starts or completes. Requests are handled between two transactions. */
const batchSize = 150;
const completedAtOnce = 50;

/** A time span that excludes its start and includes its end. */
export type Span = { readonly from: Date; readonly to: Date };

/** How far ahead to look for the next time of a schedule, in milliseconds. A schedule for 29 February may be missed. */
const searchHorizon = 366 * 24 * 60 * 60 * 1000;

const later = (from: Date, { scheduled_until }: AgentRow): Date =>
  new Date(Math.max(from.getTime(), scheduled_until === null ? 0 : Date.parse(scheduled_until)));

/** The times of an agent's schedule after `from` and up to `to` for which no run has started yet, up to `limit` times. */
const pendingStarts = (agent: AgentRow, from: Date, to: Date, limit: number): Date[] => {
  const cron = agent.schedule === null ? undefined : parseCron(agent.schedule);
  return cron ? occurrences(cron, later(from, agent), to, limit) : [];
};

/** The agents with a schedule, starting after a given agent. */
const selectScheduled = (db: Db, after = ''): Promise<AgentRow[]> =>
  db
    .selectFrom('agents')
    .selectAll()
    .where('status', '=', 'active')
    .where('schedule', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .execute();

const inFlight = (db: Db) => db.selectFrom('runs').selectAll().where('status', 'in', ['pending', 'running']);

/** Advances a run in flight to `to`. An overdue run ends immediately. */
const advanceRun = async (work: SandboxWork, run: RunRow, { from, to }: Span): Promise<void> => {
  const notBefore = (time: string) => new Date(Math.max(Date.parse(time), from.getTime()));
  const startedRun =
    run.status === 'pending'
      ? await takeStep(work, run, 'started', { at: notBefore(run.created_at).toISOString() })
      : run;
  const begin = Date.parse(startedRun.started_at ?? startedRun.created_at);
  const end = notBefore(run.ends_at ?? new Date(begin + runDuration).toISOString());
  if (end <= to) await takeStep(work, startedRun, 'completed', { at: end.toISOString() });
};

/** Begins to count the runs of an advance of the clock. Must run in the transaction of its first step. */
export const resetRunsInAdvance = async (db: Db): Promise<void> => {
  await db
    .updateTable('agents')
    .set({ runs_in_advance: 0 })
    .where('schedule', 'is not', null)
    .where('runs_in_advance', '>', 0)
    .execute();
};

/**
 * Starts the scheduled runs of active agents within a time span (clause `agents.active-executes`), ordered by agent id, up to
 * `batchSize` runs. The runs of an advance are limited for each agent, whichever process starts them; later times are skipped.
 *
 * @param after the agent to continue after
 * @returns the agent to continue after; undefined once all agents are done
 */
export const startScheduled = async (
  work: SandboxWork,
  { from, to }: Span,
  after: string | undefined,
): Promise<string | undefined> => {
  const { db } = work;
  const until = to.toISOString();
  const isInAdvance = (await readState(db)).runs_from !== null;
  const starts: { agent: AgentRow; at: string; until: string }[] = [];
  let last: string | undefined;
  for (const agent of await selectScheduled(db, after)) {
    if (starts.length >= batchSize) {
      await startRuns(work, starts);
      return last;
    }
    last = agent.id;
    const before = isInAdvance ? agent.runs_in_advance : 0;
    const pending = pendingStarts(agent, from, to, Math.max(1, limits.agentRuns - before));
    if (pending.length === 0) continue;
    const times = pending.slice(0, limits.agentRuns - before);
    const runs_in_advance = before + times.length;
    await update(db, 'agents', { id: agent.id }, { scheduled_until: until, runs_in_advance });
    for (const time of times) starts.push({ agent, at: time.toISOString(), until });
  }
  await startRuns(work, starts);
  return undefined;
};

/** The run after which the next transaction continues, in the order of completion. */
export type RunPosition = Pick<RunRow, 'created_at' | 'id'>;

/**
 * Completes the runs in flight within a time span, up to `completedAtOnce` runs, even if their agent was deactivated. Runs that
 * await an approval keep waiting (clause `agents.in-flight-runs-complete`).
 *
 * @param includeManual whether to also advance runs without a scheduled end: seeded runs, and runs that the control plane
 * started
 * @param after the run to continue after
 * @returns the run to continue after; undefined once all runs are done
 */
export const completeRuns = async (
  work: SandboxWork,
  span: Span,
  { includeManual, after }: { includeManual: boolean; after: RunPosition | undefined },
): Promise<RunPosition | undefined> => {
  let runs = inFlight(work.db).orderBy('created_at').orderBy('id').limit(completedAtOnce);
  if (!includeManual) runs = runs.where('ends_at', '<=', span.to.toISOString());
  if (after)
    runs = runs.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '>', tuple(after.created_at, after.id)),
    );
  const dueRuns = await runs.execute();
  for (const run of dueRuns) await advanceRun(work, run, span);
  return dueRuns.length < completedAtOnce ? undefined : dueRuns.at(-1);
};

/** Counts the runs that schedules start within a time span. Stops counting once there are more than `limit`. */
export const countScheduled = async (db: Db, { from, to }: Span, limit: number): Promise<number> => {
  let count = 0;
  for (const agent of await selectScheduled(db)) {
    count += pendingStarts(agent, from, to, limits.agentRuns).length;
    if (count > limit) return count;
  }
  return count;
};

/** The next time of each active agent's schedule after `from`. */
export const scheduledNext = async (db: Db, from: Date) => {
  const to = new Date(from.getTime() + searchHorizon);
  return (await selectScheduled(db)).flatMap((agent) =>
    pendingStarts(agent, from, to, 1).map((time) => ({ ...agent, at: time.toISOString() })),
  );
};

/** The time at which the next run starts or ends after `from`, in epoch milliseconds; undefined if there is none. */
export const nextStep = async (db: Db, from: Date): Promise<number | undefined> => {
  const first = await db
    .selectFrom('runs')
    .select(({ fn }) => fn.min('ends_at').as('ends_at'))
    .where('status', '=', 'running')
    .executeTakeFirst();
  const times = (await scheduledNext(db, from)).map(({ at }) => Date.parse(at));
  if (first?.ends_at) times.push(Date.parse(first.ends_at));
  return times.length === 0 ? undefined : Math.min(...times);
};
