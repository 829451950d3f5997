import type { Kysely } from 'kysely';

/** Each event asks for the agents that it starts, the creation of an agent too: not by reading through all of them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('agents_by_trigger')
    .on('agents')
    .columns(['workspace_id', 'mode', 'trigger'])
    .where('trigger', 'is not', null)
    .execute();
};
