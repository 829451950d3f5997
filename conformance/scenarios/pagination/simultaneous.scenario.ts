import {
  type ClauseId,
  type OperationShape,
  operations,
  type ResourceName,
  resources,
  type Scope,
} from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { hasSameScopes } from '../../checks/scope-clauses.ts';
import { type Case, type Effort, scenario } from '../../engine/scenario.ts';
import { createdId, createdResource, type Resource } from '../../resources/find-resource.ts';
import { parseCreatedKey } from '../tokens/created-key.ts';

/** How often a race of creations is run: the API can't delete every record. */
const repetitions: Record<Effort, number> = { quick: 1, standard: 2, thorough: 8 };

/** The number of records that are created at the same time. */
const together = 5;

/** The clauses that a new record can be read, where its family has one. */
const readable: Partial<Record<ResourceName, ClauseId>> = {
  agent: 'agents.created-is-readable',
  secret: 'secrets.set-creates',
  token: 'tokens.minted-key-works',
};

type Created = { id: string; label: unknown };

/** Sends different creations at the same time, and returns the records that were created. A server may refuse some. */
const createTogether = async (t: Case, resource: Resource, create: OperationShape): Promise<Created[]> => {
  const requests = [];
  for (let count = 0; count < together; count += 1) requests.push(await t.request(create));
  const raced = await t.race(requests);
  const successes = raced.flatMap(({ request, exchange }) =>
    exchange && isSuccess(exchange) ? [{ request, response: exchange }] : [],
  );
  if (successes.length === 0) t.notExercised([], `a ${create.id} that succeeds`);
  return successes.map(({ request, response }) => ({
    id: createdId(resource, response) ?? t.notExercised([], `the id in the response to ${create.id}`),
    label: resource.label === null ? undefined : member(request.body, resource.label),
  }));
};

/** Expects that each record is in the list once, and is the one that its own request created. */
const expectListed = async (t: Case, { list, id, label, name }: Resource, records: readonly Created[]) => {
  if (list === null || id === null) return;
  const rows = (await t.subjects.listPages(list)).flat();
  const findRows = (record: Created) => rows.filter((row) => row[id] === record.id);
  const select = (matches: (record: Created) => boolean) => records.filter(matches).map((each) => each.id);
  t.expectEqual(
    'pagination.walk-visits-everything',
    select((record) => findRows(record).length === 0),
    [],
  );
  t.expectEqual(
    'pagination.walk-visits-once',
    select((record) => findRows(record).length > 1),
    [],
  );
  if (label === null) return;
  const labels = records.map((record) => record.label);
  // A target may change a label that it shows, but not to the label of another record.
  const mixed = select((record) => {
    const listedLabel = findRows(record)[0]?.[label];
    return listedLabel !== record.label && listedLabel !== undefined && labels.includes(listedLabel);
  });
  t.expectEqual(readable[name] ?? 'pagination.walk-visits-everything', mixed, []);
};

/** Expects that each record can be fetched by its id. */
const expectFetched = async (t: Case, { inspect, id, name }: Resource, records: readonly Created[]) => {
  const clause = readable[name];
  if (inspect === null || id === null || clause === undefined) return;
  for (const record of records) {
    const response = await t.send({ operation: inspect, path: { [id]: record.id } });
    t.expectSuccess(clause, response);
    const shownId = member(getJson(response), id);
    if (typeof shownId === 'string') t.expectEqual(clause, shownId, record.id, response);
  }
};

/** The scopes of the keys that are created at the same time: two keys have the same ones, the others have different ones. */
const scopeSets: readonly Scope[][] = [
  operations.getMe.scope,
  operations.getMe.scope,
  operations.listWorkspaces.scope,
  operations.listAgents.scope,
  operations.listPages.scope,
  operations.listSecrets.scope,
  operations.listLogs.scope,
].map((scope) => [...new Set([operations.getMe.scope, scope])]);

const title = 'Records that are created at the same time are all stored, each once';
export default scenario(title, { holds: [] }, async (gate) => {
  const rounds = Array.from({ length: repetitions[gate.effort] });

  const isCreation = (operation: OperationShape) =>
    createdResource(operation) !== null && operation.id !== operations.mintToken.id;
  await gate.eachOperation(isCreation, async (operation, t) => {
    const resource = createdResource(operation);
    if (resource === null) return;
    for (const _round of rounds) {
      const records = await createTogether(t, resource, operation);
      const ids = new Set(records.map(({ id }) => id));
      // Requests without a label are the same, so a target may return the same record.
      if (resource.label !== null)
        t.expect(
          readable[resource.name] ?? 'pagination.walk-visits-everything',
          ids.size === records.length,
          {
            expected: `${records.length} records with different ids, created at the same time`,
            got: records.map(({ id }) => id).join(', '),
          },
        );
      await expectListed(t, resource, records);
      await expectFetched(t, resource, records);
    }
  });

  await gate.case('keys with the same and with different scopes', async (t) => {
    for (const _round of rounds) {
      const raced = await t.race(
        scopeSets.map((scopes) => ({
          operation: operations.mintToken.id,
          body: t.sample('mintToken', { scopes }),
        })),
      );
      const ids = new Set<string>();
      for (const [index, { exchange }] of raced.entries()) {
        if (!exchange || !isSuccess(exchange)) continue;
        const { secret } = parseCreatedKey(exchange);
        if (secret === null) return t.notExercised([], 'the secret in the response to mintToken');
        const me = await t.send({ operation: 'getMe', token: secret });
        t.expectSuccess('tokens.minted-key-works', me);
        const { token } = me.json<{ token: { id: string; scopes: string[] } }>();
        t.expect('tokens.minted-key-works', !ids.has(token.id), {
          expected: `a different ${resources.token.name} for each of ${raced.length} simultaneous requests`,
          got: `${token.id} twice`,
        });
        ids.add(token.id);
        const scopes = scopeSets[index] ?? [];
        t.expect('tokens.minted-key-has-its-scopes', hasSameScopes(token.scopes, scopes), {
          expected: scopes.join(' '),
          got: token.scopes.join(' '),
        });
      }
    }
  });
});
