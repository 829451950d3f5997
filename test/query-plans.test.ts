import { operationList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { freshRecords, onServer } from '../mocks/test/records.ts';
import { compareSandboxes } from './support/compare-sandboxes.ts';
import { scansOnPostgres, scansOnSqlite } from './support/query-plans.ts';
import { recordStatements } from './support/recorded-statements.ts';
import { createDeterministicSandbox } from './support/stores.ts';

test('explore', async () => {
  const failures: string[] = [];
  const sandbox = await createDeterministicSandbox(freshRecords().data ?? ':memory:', failures);
  const { database } = sandbox.context;
  const statements = recordStatements(database);
  const { succeeded } = await compareSandboxes({ sandbox }, { seed: 1, requests: Number(process.env.REQUESTS ?? 400) });
  console.log(succeeded.size, statements.size, operationList.map(({ id }) => id).filter((id) => !succeeded.has(id)));
  const explain = onServer() ? scansOnPostgres : scansOnSqlite;
  for (const statement of [...statements.values()]) {
    if (!/^(select|with|insert|update|delete)/.test(statement.sql)) { console.log('other', statement.sql); continue; }
    const scans = await explain(database, statement).catch((e) => [String(e)]);
    if (scans.length) console.log(scans.join(' | '), '\n     ', statement.sql.slice(0, 300));
  }
}, 300_000);
