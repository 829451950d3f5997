import type { OperationId, OperationShape } from '@workspace-api/contract';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { findListedResource } from '../../resources/find-resource.ts';
import { containsId, inOtherEncodings } from '../shared/each-encoding.ts';
import type { Item } from '../shared/list-page.ts';
import { expectNoProxy } from './isolation.ts';
import { runsToken, secondTenant } from './tenants.ts';

/** The maximum number of records to compare in each workspace. */
const most = 500;

/** Compares whole records: the same id may identify a different record in another workspace. */
const recordsIn = (items: readonly Item[]): string[] =>
  items.flatMap((item) => (typeof item.id === 'string' ? [JSON.stringify(item)] : []));

/** Adds a record to the other workspace, in a list, and returns its id; null if none can be created. */
const addedThere = async (other: Actor, list: OperationId): Promise<string | null> => {
  const resource = findListedResource(list);
  if (!resource || !other.subjects.canCreate(resource.name)) return null;
  return (await other.subjects.shared(resource.name)).id;
};

const expectNone = (t: Case, match: unknown, what: string) =>
  t.expect('tenancy.lists-hold-own-records', match === undefined, {
    expected: `a list without ${what} of another workspace`,
    got: what,
  });

export default scenario(
  'tenancy.own-records',
  'Lists and proxy URLs show only records of their workspace',
  { needs: ['second-workspace'] },
  async (gate) => {
    await gate.eachOperation(
      ({ list, parameters }: OperationShape) =>
        list !== null && parameters.path.length === 1 && parameters.path[0]?.name === 'slug',
      async (operation, t) => {
        const other = await secondTenant(t, ['tenancy.lists-hold-own-records']);
        const list = operation.id as OperationId;
        const limit = operation.list?.maxLimit;
        const theirs = { path: { slug: other.workspace }, token: other.token };
        const added = await addedThere(other, list);
        const foreign = new Set(recordsIn(await t.subjects.listFirst(list, most, theirs)));
        if (foreign.size === 0 && added === null)
          t.notExercised(
            'tenancy.lists-hold-own-records',
            `records of ${operation.id} in a second workspace`,
          );
        const ours = await t.subjects.listFirst(list, most);
        const member = findListedResource(list)?.id ?? 'id';
        if (added !== null)
          expectNone(
            t,
            ours.find((item) => item[member] === added),
            added,
          );
        if (added !== null)
          await inOtherEncodings(t, operation, { operation: list, query: { limit } }, ({ text }) =>
            expectNone(t, containsId(text, added) ? added : undefined, added),
          );
        const shared = recordsIn(ours).filter((record) => foreign.has(record));
        t.expect('tenancy.lists-hold-own-records', shared.length === 0, {
          expected: 'no record in both lists',
          got: `${shared.slice(0, 3).join(', ')} in both`,
        });
      },
    );

    await gate.case('proxy URLs', async (t) => {
      const [ours, other] = [runsToken(t), await secondTenant(t, ['tenancy.names-are-per-workspace'])];
      await expectNoProxy(t, 'tenancy.names-are-per-workspace', { writer: other, reader: ours });
      await expectNoProxy(t, 'tenancy.names-are-per-workspace', { writer: ours, reader: other });
    });

    await gate.case('log entries', async (t) => {
      const other = await secondTenant(t, ['tenancy.lists-hold-own-records']);
      const message = t.unique('Gate elsewhere');
      const { workspace } = other;
      await t.needs('add-log-entry')({ workspace, level: 'info', source: 'request', message });
      const query = { q: message };
      const isIt = (item: Item) => item.message === message;
      if (!(await other.subjects.find('searchLogs', isIt, { query })))
        t.notExercised('tenancy.lists-hold-own-records', 'a log that shows a new entry immediately');
      expectNone(t, await t.subjects.find('searchLogs', isIt, { query }), message);
      const { text } = await t.prepare({ operation: 'listLogs' });
      expectNone(t, text.includes(message) ? message : undefined, message);
    });
  },
);
