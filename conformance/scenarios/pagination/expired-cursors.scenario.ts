import { mediaTypes, type OperationId } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { otherEncodings } from '../shared/list-page.ts';
import { pagedList } from './paged-list.ts';

// No other case runs meanwhile, because a target may issue the cursor that it expires to another case too.
export default scenario(
  'pagination.expired-cursors',
  'An expired cursor is refused in every encoding, and the list can be read again',
  { needs: ['expire-cursor'] },
  async (gate) => {
    await gate.eachKind(
      ({ list }) => list !== null,
      async (operation, t, share) => {
        const list = await pagedList(t, operation.id as OperationId);
        const { cursor } = await list.firstOfTwo();
        if (cursor === null)
          return t.notExercised('pagination.expired-cursor', `a second page of ${operation.id}`);
        await t.needs('expire-cursor')({ cursor });
        const query = { limit: 1, cursor };
        // The service document allows both (decision on expired cursors): 400 invalid_cursor, or 404.
        await Promise.all(
          [mediaTypes.json, ...share(otherEncodings)].map((mediaType) =>
            list.expectError('pagination.expired-cursor', query, 'invalid-cursor', mediaType),
          ),
        );
        // Only now: the target may issue the same cursor again with its first page.
        t.expectSuccess('pagination.expired-cursor', await list.send({ limit: 1 }));
      },
    );
  },
);
