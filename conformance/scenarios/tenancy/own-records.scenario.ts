import type { OperationId, OperationShape } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { secretNamed } from '../support/secret-list.ts';

const own = 'tenancy.lists-hold-own-records';
const names = 'tenancy.names-are-per-workspace';

/** The most records of each workspace that are compared. */
const most = 500;

/** Whole records: the same id may name another one in another workspace. */
const recordsIn = (items: readonly Record<string, unknown>[]): string[] =>
  items.flatMap((item) => (typeof item.id === 'string' ? [JSON.stringify(item)] : []));

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
        const list = operation.id as OperationId;
        const theirs = { path: { slug: other.workspace }, token: other.token };
        const foreign = new Set(recordsIn(await t.subjects.firstListed(list, most, theirs)));
        if (foreign.size === 0) t.notExercised(own, `records of ${operation.id} in a second workspace`);
        const shared = recordsIn(await t.subjects.firstListed(list, most)).filter((record) =>
          foreign.has(record),
        );
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
      await t.prepare(sample);
      await t.prepare({ ...sample, ...there });
      await t.prepare({ operation: 'deleteSecret', path: { ...there.path, name }, token: other.token });
      t.expect(names, (await secretNamed(t, name)) !== undefined, {
        expected: `the secret ${name}, deleted only in the other workspace`,
        got: 'no such secret',
      });
    });
  },
);
