import { errors, mediaTypes, type OperationId, type OperationShape } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { isList, otherEncodings, parsePage } from '../shared/lists.ts';
import { pagedList } from './paged-list.ts';

/** No server issued any of these. */
const fakeCursors = ['not-a-cursor', '!', 'bm90IGEgY3Vyc29y'];

/** The service document states the response only of the list that also has `has_more`. */
const malformedClauses = [
  { clause: 'pagination.malformed-cursor', hasMore: false },
  { clause: 'pagination.malformed-cursor-on-submissions', hasMore: true },
] as const;

const title =
  'A page has a next_cursor exactly if more records follow, and only cursors that the server issued are accepted';
export default scenario(title, { holds: [] }, async (gate) => {
  const { status, code } = errors['invalid-cursor'];

  // The contract chose the response of most lists: a quick run tries only some of these.
  for (const { clause, hasMore } of malformedClauses) {
    const isMatch = ({ list }: OperationShape) => list?.hasMore === hasMore;
    await gate.eachKind(isMatch, async (operation, t) => {
      const list = await pagedList(t, operation.id as OperationId);
      // A 404 is only tolerated for an expired cursor, not for one that was never issued.
      for (const cursor of gate.some(operation.id, fakeCursors))
        await list.expectError(clause, { cursor }, { status, code });
      for (const [number, mediaType] of otherEncodings.entries())
        await list.expectError(clause, { cursor: fakeCursors[number] ?? '' }, { status, code }, mediaType);
    });
  }

  await gate.eachKind(isList, async (operation, t) => {
    const list = await pagedList(t, operation.id as OperationId);
    const { cursor, length } = await list.firstOfTwo();
    t.expect('pagination.next-cursor-while-more', cursor !== null || length < 2, {
      expected: `a next_cursor on the first of ${length} pages of one record`,
      got: JSON.stringify(cursor),
    });
    if (cursor === null) return t.notExercised([], `a second record in ${operation.id}`);

    // New records come before the cursor, so the same ones follow it.
    const read = async (position: string, limit: number) => {
      const page = parsePage(operation, await list.prepared({ cursor: position, limit }));
      // An empty page that has a cursor isn't the last one.
      const isFollowed = page.items.length > 0 || page.cursor !== null;
      t.expect('pagination.no-cursor-on-last-page', isFollowed, {
        got: `${position}, which leads to an empty page`,
      });
      return page;
    };
    const rest = await read(cursor, operation.list?.maxLimit ?? 1);
    if (rest.cursor !== null || rest.items.length === 0) return;
    const last = await read(cursor, rest.items.length);
    if (last.cursor) await read(last.cursor, 1);
  });
});

// No other case runs meanwhile, because a target may issue the cursor that it expires to another case too.
export const expiredCursors = scenario(
  'An expired cursor is refused in every encoding, and the list can be read again',
  { holds: 'server', needs: ['expire-cursor'] },
  async (gate) => {
    await gate.eachKind(isList, async (operation, t, share) => {
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
    });
  },
);
