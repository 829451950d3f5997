import { examples, type OperationId, operationList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { freshRecords, onServer } from '../mocks/test/records.ts';
import { createPath, getExampleBody } from '../mocks/test/sample-requests.ts';
import { tokens } from '../mocks/test/start-sandbox.ts';
import { newVerifier, startSessions } from '../mocks/test/start-sessions.ts';
import { compareSandboxes } from './support/compare-sandboxes.ts';
import { expectNoTableScans } from './support/expect-no-table-scans.ts';
import { findTableScans } from './support/query-plans.ts';
import { recordStatements } from './support/recorded-statements.ts';
import { createDeterministicSandbox } from './support/stores.ts';

type Started = Awaited<ReturnType<typeof startSessions>>;

const acme = '/workspaces/acme';

/** The bodies that succeed on the demo records, where the example of the contract doesn't. */
const bodies: Partial<Record<OperationId, unknown>> = {
  updatePage: [{ op: 'replace', path: '/metadata/title', value: 'Changed' }],
  updateTheme: examples['theme-patch'],
};

/** Creates a subscription and an agent for events, so that each write of the API also does what an event causes. */
const subscribe = async ({ send }: Started): Promise<void> => {
  await send('POST', `${acme}/webhooks`, {
    body: { url: 'https://hooks.unreachable.example/', events: ['*'] },
  });
  const { json } = await send('POST', `${acme}/agents`, {
    body: { name: 'Publisher', trigger: 'pages.published', schedule: '@daily' },
  });
  expect((await send('POST', `${acme}/agents/${json.id}/activate`)).status).toBe(200);
};

/** Signs in, and returns the session's token. */
const signIn = async ({ codeFor, exchange, refresh }: Started): Promise<string> => {
  const verifier = newVerifier();
  const { json } = await exchange(await codeFor(verifier), verifier);
  return (await refresh(json.refresh_token)).json.access_token;
};

/** Follows the log until an entry is written. */
const followLog = async ({ sandbox, send }: Started): Promise<void> => {
  const headers = { Authorization: `Bearer ${tokens.full}` };
  const { body } = await sandbox.fetch(new Request(`http://sandbox/v1${acme}/logs/tail`, { headers }));
  const reader = body?.getReader();
  await send('POST', `${acme}/pages-publish`);
  expect((await reader?.read())?.done).toBe(false);
  await reader?.cancel();
};

test('no request of any operation reads a whole table', async () => {
  const started = await startSessions();
  const { context, send } = started;
  const recorded = recordStatements(context.database);
  await subscribe(started);
  const session = await signIn(started);
  await followLog(started);

  // A key can't switch workspaces.
  const getToken = (id: OperationId) => (id === 'switchWorkspace' ? session : tokens.full);
  const succeeded = new Set<OperationId>(['exchangeAuthorizationCode', 'refreshSession', 'tailLogs']);
  const deletionsLast = operationList.toSorted(
    (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
  );
  for (const operation of deletionsLast) {
    const { id, method } = operation;
    // The console serves its configuration, which is constant.
    if (id === 'getCliConfig' || succeeded.has(id)) continue;
    const token = getToken(id);
    const request = { token, body: bodies[id] ?? getExampleBody(operation) };
    const keyed = { ...request, headers: { 'Idempotency-Key': id } };
    for (const options of operation.idempotent ? [keyed, keyed, request] : [request])
      if ((await send(method, createPath(operation), options)).status < 300) succeeded.add(id);
    if (!operation.list) continue;
    const { json } = await send('GET', `${createPath(operation)}?limit=1`, { token });
    if (json.next_cursor)
      await send('GET', `${createPath(operation)}?limit=1&cursor=${json.next_cursor}`, { token });
  }
  await context.advance(40 * 24 * 3_600_000);
  // The demo records have one approval that `approveApproval` and `denyApproval` can decide.
  expect(operationList.map(({ id }) => id).filter((id) => !succeeded.has(id))).toEqual([
    'getCliConfig',
    'denyApproval',
  ]);

  const { scans, allowed } = await findTableScans(context.database, [...recorded.values()], onServer());
  expect(scans).toEqual([]);
  // No operation of the API: these are the advance of the clock, processes that share fault rules, and the sign-in page.
  expect([...allowed].toSorted()).toEqual([
    'An advance of the clock visits every agent with a schedule.',
    ...(onServer() ? ['Every rule is needed. There are few.'] : []),
    'The sign-in page lists all accounts.',
  ]);
  expect(recorded.size).toBeGreaterThan(200);
});

// On PostgreSQL, `same-on-postgres` expects the same.
test.skipIf(onServer())('no random request of the API or the control plane reads a whole table', async () => {
  const failures: string[] = [];
  const sandbox = await createDeterministicSandbox(freshRecords().data ?? ':memory:', failures);
  const { database } = sandbox.context;
  const statements = recordStatements(database);
  const { succeeded } = await compareSandboxes({ sandbox }, { seed: 1, requests: 1000 });
  expect(failures).toEqual([]);
  expect(succeeded.size).toBeGreaterThan(65);
  await expectNoTableScans(database, statements);
});
