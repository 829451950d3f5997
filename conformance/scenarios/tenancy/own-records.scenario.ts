import type { OperationId, OperationShape } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { isSuccess, itemsOf } from '../../judging/body.ts';
import { secretsOf } from '../support/secret-list.ts';

const own = 'tenancy.lists-hold-own-records';
const names = 'tenancy.names-are-per-workspace';

const idsOf = (items: readonly Record<string, unknown>[]): string[] =>
  items.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));

export default scenario(
  'tenancy.own-records',
  'Lists show only records of their workspace, and names are unique per workspace',
  { clauses: [own, names], needs: ['second-workspace'] },
  async (gate) => {
    await gate.eachOperation(
      ({ list, parameters }: OperationShape) =>
        list !== null && parameters.path.length === 1 && parameters.path[0]?.name === 'slug',
      async (operation, t) => {
        const other = await t.needs('second-workspace')();
        const at = { operation: operation.id as OperationId };
        const mine = await t.send({ ...(await t.request(operation)), ...at });
        const theirs = await t.send({ ...at, path: { slug: other.workspace }, token: other.token });
        if (!isSuccess(mine) || !isSuccess(theirs)) t.notExercised(own, `${operation.id} in two workspaces`);
        const foreign = new Set(idsOf(itemsOf(operation, theirs.json())));
        if (foreign.size === 0) t.notExercised(own, `records of ${operation.id} in a second workspace`);
        const shared = idsOf(itemsOf(operation, mine.json())).filter((id) => foreign.has(id));
        t.expect(own, shared.length === 0, {
          expected: 'no record in both lists',
          got: `${shared.slice(0, 3).join(', ')} in both`,
        });
      },
    );

    await gate.case('a secret of the same name', async (t) => {
      const other = await t.needs('second-workspace')();
      const there = { path: { slug: other.workspace }, token: other.token };
      const sample = await t.request('setSecret');
      const { name } = sample.body as { name: string };
      const first = await t.send(sample);
      const second = await t.send({ ...sample, ...there });
      if (!isSuccess(first) || !isSuccess(second))
        t.notExercised(names, 'secrets that can be set in two workspaces');
      const deleted = await t.send({
        operation: 'deleteSecret',
        path: { ...there.path, name },
        token: other.token,
      });
      if (!isSuccess(deleted)) t.notExercised(names, 'a secret that can be deleted in the second workspace');
      const rest = await secretsOf(t, names);
      t.expect(
        names,
        rest.some((secret) => secret.name === name),
        {
          expected: `the secret ${name}, deleted only in the other workspace`,
          got: 'no such secret',
        },
      );
    });
  },
);
