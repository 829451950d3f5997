import { type ClauseId, operations, resources } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { findRunId } from '../../checks/run-record.ts';
import { sameRecord } from '../../checks/same-value.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { acceptedValues, type Secret, secretNamed, valued } from '../secrets/secret-records.ts';
import { documentedMembers } from '../shared/documented-members.ts';
import type { Item } from '../shared/list-page.ts';
import { expectIsolated } from './expect-isolated.ts';
import { liveTenant, runsToken, secondTenant } from './tenants.ts';

/** The other places where a client may have the same names as the run, and the clauses that keep them apart. */
const places: readonly {
  where: string;
  getActor: (t: Case) => Promise<Actor>;
  clauses: Record<'name' | 'write' | 'list', ClauseId>;
}[] = [
  {
    where: 'another workspace',
    getActor: (t) =>
      secondTenant(t, [
        'tenancy.names-are-per-workspace',
        'tenancy.writes-stay-in-workspace',
        'tenancy.lists-hold-own-records',
      ]),
    clauses: {
      name: 'tenancy.names-are-per-workspace',
      write: 'tenancy.writes-stay-in-workspace',
      list: 'tenancy.lists-hold-own-records',
    },
  },
  {
    where: 'live mode',
    getActor: (t) => liveTenant(t, ['authentication.test-data-isolated']),
    clauses: {
      name: 'authentication.test-data-isolated',
      write: 'authentication.test-data-isolated',
      list: 'authentication.test-data-isolated',
    },
  },
];

/** Returns the fingerprint of the value that the URL in a response resolves to; null if it doesn't resolve. */
const resolved = async (t: Case, workspace: string, response: Exchange): Promise<string | null> => {
  const url = String(member(getJson(response), 'url'));
  return (await t.needs('inspect-storage')({ view: 'proxy-url', workspace, url }))?.fingerprint ?? null;
};

const newName = (t: Case): string => t.unique('gate').replaceAll('-', '_');

/** Creates a request for a proxy URL of a secret with this name. */
const createProxyUrlRequest = (t: Case, name: string): OperationRequest => ({
  operation: operations.createProxyUrl.id,
  body: t.sample('createProxyUrl', { name }),
});

/**
 * Expects that the reader gets no proxy URL for a secret that only the writer has. A server may detect an unknown
 * secret only when the URL is used: such a URL is then like one for an unused name, and doesn't resolve.
 */
const expectNoProxy = async (t: Case, clause: ClauseId, writer: Actor, reader: Actor): Promise<void> => {
  const { id: name } = await writer.subjects.shared(resources.secret.name);
  // A refusal for the body doesn't show whose secret it is.
  await writer.prepare(createProxyUrlRequest(t, name));
  const response = await reader.send(createProxyUrlRequest(t, name));
  const whose = `a secret of ${writer.workspace} in mode ${writer.mode}`;
  const knowsNames =
    isSuccess(response) && !isSuccess(await reader.send(createProxyUrlRequest(t, newName(t))));
  t.expect(
    clause,
    !knowsNames,
    { expected: `a refusal, as for a name that no one uses, for ${whose}`, got: describeResponse(response) },
    response,
  );
  // Drivers show the records of the mode of the run's token.
  if (!isSuccess(response) || reader.mode !== t.target.mode) return;
  const value = await resolved(t, reader.workspace, response);
  t.expect(clause, value === null, {
    expected: `a proxy URL that doesn't resolve, for ${whose}`,
    got: `one that resolves to ${String(value).slice(0, 12)}`,
  });
};

/** Expects that the run's proxy URL resolves to its own secret if another owner has a secret with the same name. */
const expectOwnProxy = async (t: Case, clause: ClauseId, run: Actor, other: Actor): Promise<void> => {
  t.needs('inspect-storage');
  const name = newName(t);
  // The run's own value is the second one that it sets.
  for (const owner of [run, other, run]) {
    const body = t.sample('setSecret', { name, ...valued(t, t.unique('value')) });
    await owner.prepare({ operation: operations.setSecret.id, body });
  }
  const [own = ''] = await acceptedValues(t, name);
  const value = await resolved(t, run.workspace, await run.prepare(createProxyUrlRequest(t, name)));
  t.expectEqual(clause, value?.slice(0, 12), own.slice(0, 12));
};

const toDocumented = (secret: Secret): unknown => documentedMembers('listSecrets', secret);

/** Expects that a secret of the run is unchanged, even if another client changes a secret with the same name. */
const expectOwnSecret = async (t: Case, clauses: ReadonlySet<ClauseId>, other: Actor): Promise<void> => {
  const ours = await t.request('setSecret');
  const { name } = ours.body as { name: string };
  const path = { name };
  await t.prepare(ours);
  const before = await secretNamed(t, name);
  if (!before) return t.notExercised([...clauses], 'a list that shows a new secret');
  const body = t.sample('setSecret', { name, purpose: t.unique('gate-purpose') });
  for (const request of [
    { operation: 'setSecret', body },
    { operation: 'rotateSecret', path },
    { operation: 'deleteSecret', path },
  ] as const) {
    await other.prepare(request);
    const after = await secretNamed(t, name);
    const values = {
      expected: `${JSON.stringify(before)} after ${request.operation} in ${other.workspace}, mode ${other.mode}`,
      got: JSON.stringify(after) ?? 'no such secret',
    };
    const isSame = after !== undefined && sameRecord(toDocumented(after), toDocumented(before));
    for (const clause of clauses) t.expect(clause, isSame, values);
  }
};

export default scenario(
  'tenancy.isolation',
  'The same name in another workspace or mode is another record, and what is added there is not shown',
  { holds: [] },
  async (gate) => {
    for (const { where, getActor, clauses } of places) {
      await gate.case(`a secret of the same name in ${where}`, async (t) =>
        expectOwnSecret(t, new Set([clauses.name, clauses.write]), await getActor(t)),
      );

      await gate.case(`proxy URLs of ${where}`, async (t) => {
        const [run, other] = [runsToken(t), await getActor(t)];
        await expectNoProxy(t, clauses.name, run, other);
        await expectNoProxy(t, clauses.name, other, run);
        await expectOwnProxy(t, clauses.name, run, other);
      });

      await gate.case(`log entries of ${where}`, async (t) => {
        const actors = [runsToken(t), await getActor(t)] as const;
        await expectIsolated(t, gate, clauses.list, actors, async ({ mode, workspace, needs, subjects }) => {
          const message = t.unique(`Gate in ${mode} mode`);
          await needs('add-log-entry')({ workspace, level: 'info', source: 'request', message });
          const isIt = (item: Item) => item.message === message;
          const search = { list: operations.searchLogs.id, query: { q: message } };
          const { ts } = (await subjects.find(search.list, isIt, search)) ?? {};
          const since =
            typeof ts === 'string' ? [{ list: operations.listLogs.id, query: { since: ts } }] : [];
          return { id: null, isIt, views: [search, ...since] };
        });
      });
    }

    await gate.case('submissions of live mode', async (t) => {
      const actors = [runsToken(t), await liveTenant(t, ['authentication.test-data-isolated'])] as const;
      await expectIsolated(t, gate, 'authentication.test-data-isolated', actors, async ({ subjects }) => {
        const form = await subjects.shared(resources.form.name);
        const { id } = await subjects.addSubmission(form.id, { email: 'owner@customer.example' });
        const views = [{ list: operations.listSubmissions.id }];
        return { id, isIt: (item) => item.id === id, views, path: { id: form.id } };
      });
    });

    await gate.case('runs of live mode', async (t) => {
      const actors = [runsToken(t), await liveTenant(t, ['authentication.test-data-isolated'])] as const;
      await expectIsolated(t, gate, 'authentication.test-data-isolated', actors, async ({ subjects }) => {
        const run = await subjects.freshRun();
        const views = [{ list: operations.listRuns.id }];
        return { id: run.id, isIt: (item) => findRunId(item) === run.id, views, path: { id: run.agent } };
      });
    });
  },
);
