import type { Db } from './database.ts';
import { getRow, insert, update } from './rows.ts';
import { bigint, integer, text } from './schema/columns.ts';
import { defineTable, type TableRow } from './schema/define-table.ts';

/** The state of the whole sandbox, shared by all its processes, in one row. */
export const sandboxStates = defineTable('sandbox_states', {
  owner: 'sandbox',
  columns: {
    id: integer(),
    /** Increases with each change. */
    version: bigint(),
    /** How far the clock was advanced, in milliseconds. */
    ahead: bigint(),
    /** The number of resets of the sandbox. */
    resets: bigint(),
    /** The latency and mutants of every request, as JSON; null if each process uses its start options. */
    disturbance: text().nullable(),
    /** The time from which the advances in progress start scheduled runs; null if no advance is in progress. */
    runs_from: text().nullable(),
  },
  survivesReset: true,
});

type SandboxStateRow = TableRow<typeof sandboxStates>;

/** The state of the whole sandbox, shared by all its processes. */
export type SandboxState = Omit<SandboxStateRow, 'id'>;

/** A change to the state. Omitted members stay unchanged. */
export type StateChange = Partial<Pick<SandboxStateRow, 'ahead' | 'disturbance' | 'runs_from'>> & {
  /** How far to move the clock forward, in milliseconds. */
  readonly advanced?: number;
  /** Counts a reset of the sandbox. */
  readonly isReset?: boolean;
};

const onlyRow = 1;

/** Inserts the initial state unless a state exists. */
export const beginState = async (db: Db): Promise<void> => {
  const state = { version: 0, ahead: 0, resets: 0, disturbance: null, runs_from: null };
  await insert(db, 'sandbox_states', { id: onlyRow, ...state }, 'keep');
};

/** Reads the current state. */
export const readState = (db: Db): Promise<SandboxState> => getRow(db, 'sandbox_states', { id: onlyRow });

/** Changes the state and increases its version. */
export const changeState = async (
  db: Db,
  { advanced = 0, isReset = false, ...columns }: StateChange = {},
): Promise<void> => {
  await db
    .updateTable('sandbox_states')
    .where('id', '=', onlyRow)
    .set((is) => ({
      version: is('version', '+', 1),
      ahead: is('ahead', '+', advanced),
      resets: is('resets', '+', Number(isReset)),
      ...columns,
    }))
    .execute();
};

/**
 * Records that all scheduled runs of an advance's step are started, by any process, unless the clock was moved again since.
 *
 * @param ahead how far the clock was advanced when they were started, in milliseconds
 */
export const finishRuns = async (db: Db, ahead: number): Promise<void> => {
  await update(db, 'sandbox_states', { id: onlyRow, ahead }, { runs_from: null });
};
