import type { ClauseId, OperationId, OperationShape } from '@workspace-api/contract';
import { getItems, getJson, isSuccess, member } from '../../checks/body.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { findListedResource } from '../../resources/find-resource.ts';
import type { Exchange } from '../../target/exchange.ts';
import { isData, liveTenant, secondTenant } from './tenants.ts';

/**
 * Returns values that identify the records of a page: their ids, or the whole records if they have none, like log
 * entries. Secrets of two workspaces may have the same name.
 */
const listNames = (operation: OperationShape, response: Exchange): unknown[] =>
  getItems(operation, getJson(response)).map((item) => member(item, 'id') ?? JSON.stringify(item));

/** Returns a cursor of the run's own list, and the records on its page. Ends the case if there is none. */
const getCursor = async (
  t: Case,
  operation: OperationShape,
): Promise<{ cursor: string; names: Set<unknown> }> => {
  const list = operation.id as OperationId;
  const resource = findListedResource(list);
  if (resource && t.subjects.canCreate(resource.name)) {
    await t.subjects.shared(resource.name);
    await t.subjects.fresh(resource.name);
  }
  const first = getJson(await t.prepare({ operation: list, query: { limit: 1 } }));
  const cursor = member(first, 'next_cursor');
  if (typeof cursor !== 'string') return t.notExercised([], `a second record in ${list}`);
  const next = await t.prepare({ operation: list, query: { limit: 1, cursor } });
  return { cursor, names: new Set(listNames(operation, next)) };
};

/** Expects that a cursor never gives another client access to the records of its owner. */
const expectNone = async (
  t: Case,
  clause: ClauseId,
  operation: OperationShape,
  stranger: Actor,
  { cursor, names }: { cursor: string; names: Set<unknown> },
) => {
  const list = operation.id as OperationId;
  const response = await stranger.send({ operation: list, query: { limit: 1, cursor } });
  const leakedNames = (isSuccess(response) ? listNames(operation, response) : []).filter((each) =>
    names.has(each),
  );
  t.expect(clause, leakedNames.length === 0, {
    expected: `no record of ${t.target.workspace} in mode ${t.target.mode}, whose cursor it is`,
    got: leakedNames.map(String).join(', '),
  });
};

export default scenario(
  'tenancy.cursors',
  'A cursor shows its records only to clients with access to them',
  {},
  async (gate) => {
    await gate.eachOperation(
      ({ id, list, parameters }) =>
        list !== null &&
        findListedResource(id as OperationId)?.id !== null &&
        (parameters.path.length === 0 || parameters.path.every(({ name }) => name === 'slug')),
      async (operation, t) => {
        const list = operation.id as OperationId;
        if (!t.has('second-workspace') && !t.has('live-key'))
          t.notExercised(
            ['tenancy.lists-hold-own-records', 'authentication.test-data-isolated'],
            'a second workspace, or a key of live mode',
          );
        const cursor = await getCursor(t, operation);
        if (t.has('second-workspace')) {
          const other = await secondTenant(t, [
            'tenancy.lists-hold-own-records',
            'tenancy.foreign-workspace-refused',
          ]);
          await expectNone(t, 'tenancy.lists-hold-own-records', operation, other, cursor);
          const path = { slug: other.workspace };
          const query = { limit: 1, cursor: cursor.cursor };
          if (operation.path.includes('{slug}'))
            t.expectRefused(
              'tenancy.foreign-workspace-refused',
              await t.send({ operation: list, path, query }),
            );
        }
        const resource = findListedResource(list);
        if (t.has('live-key') && (!resource || isData(resource)))
          await expectNone(
            t,
            'authentication.test-data-isolated',
            operation,
            await liveTenant(t, ['authentication.test-data-isolated']),
            cursor,
          );
      },
    );
  },
);
