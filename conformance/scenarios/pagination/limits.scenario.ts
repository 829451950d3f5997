import { clauses, errors, type OperationId } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { otherEncodings, parsePage } from '../shared/list-page.ts';
import { pagedList } from './paged-list.ts';

export default scenario(
  'pagination.limits',
  'A limit is a whole number from 1 to the maximum of its list',
  { holds: [] },
  async (gate) => {
    await gate.eachOperation(
      ({ list }) => list !== null,
      async (operation, t) => {
        const list = await pagedList(t, operation.id as OperationId);
        const { status, code } = errors['validation-failed'];
        for (const limit of gate.some(operation.id, ['abc', '1.5', '1e1x']))
          t.expectError('pagination.limit-is-integer', await list.send({ limit }), { status, code });
        for (const mediaType of otherEncodings)
          await list
            .inEncoding(mediaType)
            .expectError('pagination.limit-is-integer', { limit: 'abc' }, 'validation-failed');
        const { maxLimit = 1, defaultLimit = 1 } = operation.list ?? {};
        for (const limit of gate.some(operation.id, [0, -1, maxLimit + 1]))
          t.expectStatus('pagination.limit-out-of-bounds-refused', await list.send({ limit }), status);
        // Lists with documented limits have their own clauses.
        const chosen: readonly string[] = clauses['pagination.default-limit'].operations;
        if (!chosen.includes(operation.id)) return;
        t.expectSuccess('pagination.maximum-limit', await list.send({ limit: maxLimit }));
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
