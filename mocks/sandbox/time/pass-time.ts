import type { AppContext } from '../app-context.ts';
import { settleAll } from '../billing/settle.ts';
import type { Db } from '../store/store.ts';
import type { AgentTable, RunTable } from '../store/tables.ts';
import { occurrences, parseCron } from './cron.ts';

/** How long a run takes that nothing holds up, in milliseconds. */
const runLasts = 60_000;

/** The runs that one agent starts in one span of time at most: a year of an hourly schedule would drown the rest. */
const mostRuns = 200;

const scheduledRuns = (context: AppContext, agent: AgentTable, from: Date, to: Date): RunTable[] => {
  const cron = agent.schedule === null ? undefined : parseCron(agent.schedule);
  const starts = cron ? occurrences(cron, from, to, mostRuns) : [];
  return starts.map((start) => ({
    id: context.ids('run'),
    workspace_id: agent.workspace_id,
    mode: agent.mode,
    agent_id: agent.id,
    status: 'running',
    created_at: start.toISOString(),
    started_at: start.toISOString(),
    finished_at: null,
    approval_id: null,
  }));
};

/** What becomes of a run that is in flight at `from`, or starts after it, by `to`. One that is overdue ends at once. */
const progress = (run: RunTable, from: Date, to: Date): Partial<RunTable> | undefined => {
  const begun = Date.parse(run.started_at ?? run.created_at);
  const started_at = new Date(begun).toISOString();
  const end = Math.max(begun + runLasts, from.getTime());
  if (end <= to.getTime())
    return { status: 'completed', started_at, finished_at: new Date(end).toISOString() };
  return run.status === 'pending' ? { status: 'running', started_at } : undefined;
};

/**
 * Lets the sandbox's agents live through a span of time: active ones start runs on their schedules, and runs in
 * flight come to their end, whatever became of their agent; those that wait for an approval wait on
 * (clauses `agents.active-executes`, `agents.in-flight-runs-complete`). Billing periods end, and grace windows.
 */
export const passTime = async (context: AppContext, db: Db, from: Date, to: Date): Promise<void> => {
  const inFlight = await db
    .selectFrom('runs')
    .selectAll()
    .where('status', 'in', ['pending', 'running'])
    .execute();
  for (const run of inFlight) {
    const change = progress(run, from, to);
    if (change) await db.updateTable('runs').set(change).where('id', '=', run.id).execute();
  }
  const active = await db.selectFrom('agents').selectAll().where('status', '=', 'active').execute();
  for (const run of active.flatMap((agent) => scheduledRuns(context, agent, from, to)))
    await db
      .insertInto('runs')
      .values({ ...run, ...progress(run, from, to) })
      .execute();
  await settleAll(context, db);
};
