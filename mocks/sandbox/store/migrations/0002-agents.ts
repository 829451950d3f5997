import type { Kysely } from 'kysely';
import { newestFirst, ownedTable } from './owned-table.ts';

/** Agents, their runs, and the approvals that runs wait for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await ownedTable(db, 'agents')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('task', 'text')
    .addColumn('schedule', 'text')
    .addColumn('trigger', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await newestFirst(db, 'agents', 'created_at');
  await ownedTable(db, 'runs')
    .addColumn('agent_id', 'text', (column) => column.notNull().references('agents.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text')
    .addColumn('finished_at', 'text')
    .addColumn('approval_id', 'text')
    .execute();
  await newestFirst(db, 'runs', 'agent_id', 'created_at');
  await ownedTable(db, 'approvals')
    .addColumn('agent_id', 'text', (column) => column.notNull().references('agents.id'))
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('note', 'text')
    .execute();
  await newestFirst(db, 'approvals', 'created_at');
};
