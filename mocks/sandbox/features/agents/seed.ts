import { type components, examples } from '@workspace-api/contract';
import { acmeColumns } from '../../seed/tenants.ts';
import type { Db } from '../../store/database.ts';

type Schemas = components['schemas'];

/** The request that the log's entries of a run belong to. */
const requestOf = (run: string): string | null =>
  examples['log-list'].data.find(({ message }) => message.includes(run))?.request_id ?? null;

/** The demo agents with their runs and approvals. */
export const seedAgents = async (db: Db): Promise<void> => {
  const agents = examples['agent-list'].data as Schemas['Agent'][];
  const runs = [...examples['run-list'].data, ...examples['run-list-of-digest'].data] as Schemas['Run'][];
  const approvals = examples['approval-list'].data as Schemas['Approval'][];
  await db
    .insertInto('agents')
    .values(
      agents.map(({ task, schedule, trigger, ...agent }) => ({
        ...agent,
        ...acmeColumns,
        task: task ?? null,
        schedule: schedule ?? null,
        trigger: trigger ?? null,
        scheduled_until: null,
      })),
    )
    .execute();
  await db
    .insertInto('runs')
    .values(runs.map((run) => ({ ...run, ...acmeColumns, request_id: requestOf(run.id), ends_at: null })))
    .execute();
  await db
    .insertInto('approvals')
    .values(
      approvals.map(({ workspace: _, ...approval }) => ({
        ...approval,
        ...acmeColumns,
        payload: JSON.stringify(approval.payload),
      })),
    )
    .execute();
};
