import { expect } from 'vitest';
import type { Database } from '../../mocks/sandbox/store/database.ts';
import type { Statement } from '../../mocks/sandbox/store/script.ts';
import { onServer } from '../../mocks/test/records.ts';
import { findTableScans } from './query-plans.ts';

/** Expects that none of the statements of random requests reads a whole table. @param statements by their SQL */
export const expectNoTableScans = async (
  database: Database,
  statements: ReadonlyMap<string, Statement>,
): Promise<void> => {
  expect(statements.size).toBeGreaterThan(250);
  expect((await findTableScans(database, [...statements.values()], onServer())).scans).toEqual([]);
};
