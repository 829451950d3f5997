import type { Kysely } from 'kysely';

/** What lets agents go on by themselves: whose request a run belongs to, when it ends, how far a schedule was followed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('runs').addColumn('request_id', 'text').execute();
  await db.schema.alterTable('runs').addColumn('ends_at', 'text').execute();
  await db.schema.alterTable('agents').addColumn('scheduled_until', 'text').execute();
};
