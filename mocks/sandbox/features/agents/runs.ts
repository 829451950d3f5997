import type { components } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import type { SandboxWork } from '../../domain/work.ts';
import type { Db } from '../../store/database.ts';
import { findRow, insertAll, requireRow, update } from '../../store/rows.ts';
import { insertion } from '../feature.ts';
import { logEntryRow, writeLogEntry } from '../logs/index.ts';
import { type AgentRow, type RunRow, runs } from './resource.ts';

/** The duration of a run without pauses, in milliseconds. */
export const runDuration = 60_000;

/** A step in the life of a run. */
export type Step = 'started' | 'paused' | 'resumed' | 'denied' | 'completed' | 'failed';

/** The level of the log entry for a step, and its message between the agent's name and the run's id. */
const stepMessages: Readonly<Record<Step, readonly [components['schemas']['LogEntry']['level'], string]>> = {
  started: ['info', 'started run'],
  paused: ['warn', 'waits for approval in run'],
  resumed: ['info', 'was approved and resumed run'],
  denied: ['warn', 'was denied and stopped run'],
  completed: ['info', 'completed run'],
  failed: ['error', 'failed in run'],
};

/** Adds milliseconds to a time. */
const after = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

/**
 * The request id that the log entries of a run share: the id of the request that started the run, or an id derived from the
 * run's id (clause `logs.request-id-correlates`).
 */
export const getRequestId = ({ id, request_id }: RunRow): string => request_id ?? id.replace(/^[^_]*/, 'req');

type LoggedStep = { readonly step: Step; readonly agent: string; readonly at: string };

/** The log entry for a step of a run. */
const stepEntry = (run: RunRow, { step, agent, at }: LoggedStep) => {
  const [level, message] = stepMessages[step];
  return {
    ts: at,
    level,
    source: 'agent',
    message: `${agent} ${message} ${run.id}`,
    request_id: getRequestId(run),
  };
};

const getChanges = (run: RunRow, step: Step, at: string): Partial<RunRow> => {
  switch (step) {
    case 'started':
      return { status: 'running', started_at: at };
    case 'paused':
      return { status: 'awaiting_approval', ends_at: null };
    case 'resumed':
      return { status: 'running', ends_at: after(at, runDuration) };
    // A completed run was started before; a failed run may not have been.
    case 'completed':
      return { status: step, started_at: run.started_at ?? at, finished_at: at };
    case 'denied':
    case 'failed':
      return { status: step, finished_at: at };
  }
};

/** Finds a run of a workspace by its id, in either mode. @throws Problem `not-found` */
export const findRun = (db: Db, workspace_id: string, id: string): Promise<RunRow> =>
  requireRow(db, 'runs', { id, workspace_id });

/**
 * Records a step of a run and logs it.
 *
 * @param at the time of the step; by default now
 * @param changes further changes to the run
 */
export const takeStep = async (
  { context, db }: SandboxWork,
  run: RunRow,
  step: Step,
  { at = timestamp(context), ...changes }: { at?: string } & Partial<Pick<RunRow, 'approval_id'>> = {},
): Promise<RunRow> => {
  const all = { ...getChanges(run, step, at), ...changes };
  await update(db, 'runs', { id: run.id }, all);
  const agent = await findRow(db, 'agents', { id: run.agent_id });
  const entry = stepEntry(run, { step, agent: agent?.name ?? run.agent_id, at });
  await writeLogEntry({ context, db, tenant: run }, entry);
  return { ...run, ...all };
};

/** The start of a run. A run that ends by `until` is written only once, as completed. */
type Start = {
  readonly agent: AgentRow;
  /** The time of the start. */
  readonly at: string;
  readonly until?: string;
  /** The request that started the run; null if no request did. */
  readonly requestId?: string | null | undefined;
};

/** A new run that completes without further requests, and the steps that it has taken. */
const newRun = (
  { context }: SandboxWork,
  { agent, at, until = at, requestId = null }: Start,
): { run: RunRow; steps: LoggedStep[] } => {
  const ends_at = after(at, runDuration);
  const isEnded = ends_at <= until;
  const run = runs.newRow(context, agent, {
    agent_id: agent.id,
    status: isEnded ? 'completed' : 'running',
    created_at: at,
    started_at: at,
    finished_at: isEnded ? ends_at : null,
    request_id: requestId,
    ends_at,
  });
  const steps: LoggedStep[] = [{ step: 'started', agent: agent.name, at }];
  if (isEnded) steps.push({ step: 'completed', agent: agent.name, at: ends_at });
  return { run, steps };
};

/** Starts runs that complete without further requests. */
export const startRuns = async (work: SandboxWork, starts: readonly Start[]): Promise<void> => {
  if (starts.length === 0) return;
  const { context, db } = work;
  const planned = starts.map((start) => newRun(work, start));
  const rows = planned.map(({ run }) => run);
  const entries = planned.flatMap(({ run, steps }) =>
    steps.map((step) => logEntryRow(context, run, stepEntry(run, step))),
  );
  await insertAll(db, [insertion('runs', rows), insertion('log_entries', entries)]);
  await context.peers.announce(db, 'log');
};
