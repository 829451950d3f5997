import { clauses, errors, type OperationId, type OperationShape } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { otherEncodings, parsePage } from '../shared/list-page.ts';
import { pagedList } from './paged-list.ts';

export default scenario(
  'pagination.limits',
  'A limit is a whole number from 1 to the maximum of its list',
  { holds: [] },
  async (gate) => {
    const isList = ({ list }: OperationShape) => list !== null;
    const { status, code } = errors['validation-failed'];

    await gate.eachOperation(isList, async (operation, t, share) => {
      const list = await pagedList(t, operation.id as OperationId);
      const inJson = async () => {
        for (const limit of share(['abc', '1.5', '1e1x']))
          t.expectError('pagination.limit-is-integer', await list.send({ limit }), { status, code });
      };
      const inOthers = otherEncodings.map(
        (mediaType) => () =>
          list
            .inEncoding(mediaType)
            .expectError('pagination.limit-is-integer', { limit: 'abc' }, 'validation-failed'),
      );
      for (const check of share([inJson, ...inOthers])) await check();
    });

    await gate.eachKind(isList, async (operation, t) => {
      const list = await pagedList(t, operation.id as OperationId);
      for (const limit of gate.some(operation.id, [0, -1, (operation.list?.maxLimit ?? 0) + 1]))
        t.expectStatus('pagination.limit-out-of-bounds-refused', await list.send({ limit }), status);
    });

    // Lists with documented limits have their own clauses.
    const chosen: readonly string[] = clauses['pagination.default-limit'].operations;
    await gate.eachKind(
      ({ id }) => chosen.includes(id),
      async (operation, t) => {
        const list = await pagedList(t, operation.id as OperationId);
        const { maxLimit, defaultLimit = 1 } = operation.list ?? {};
        t.expectSuccess('pagination.maximum-limit', await list.send({ limit: maxLimit ?? 1 }));
        const { items, cursor } = parsePage(operation, await list.prepared());
        const fits = items.length === defaultLimit || (items.length < defaultLimit && !cursor);
        t.expect('pagination.default-limit', fits, {
          expected: `${defaultLimit} records, or fewer and no next_cursor`,
          got: `${items.length} records`,
        });
      },
    );
  },
);
