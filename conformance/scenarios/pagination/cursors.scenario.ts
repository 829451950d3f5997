import { clauses, errors, type OperationId } from '@workspace-api/contract';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { otherEncodings, parsePage } from '../shared/list-page.ts';
import { pagedList } from './paged-list.ts';

/** The minimum number of records for which a first page of one has a cursor. */
const fewest = 2;

/** No server issued any of these. */
const fakeCursors = ['not-a-cursor', '!', 'bm90IGEgY3Vyc29y'];

export default scenario(
  'pagination.cursors',
  'A page has a next_cursor exactly if more records follow, and only cursors that the server issued are accepted',
  {},
  async (gate) => {
    const { status, code } = errors['invalid-cursor'];
    const isList = ({ list }: { list: unknown }) => list !== null;

    await gate.eachOperation(isList, async (operation, t) => {
      const list = await pagedList(t, operation.id as OperationId);
      const clause = operation.list?.hasMore
        ? 'pagination.malformed-cursor-on-submissions'
        : 'pagination.malformed-cursor';
      // A 404 is only tolerated for an expired cursor, not for one that was never issued.
      for (const cursor of fakeCursors) t.expectError(clause, await list.send({ cursor }), { status, code });
      // The contract chose the response of most lists, so a quick run checks only the documented one in every encoding.
      if (clauses[clause].level === 'provisional' && gate.effort === 'quick') return;
      for (const [number, mediaType] of otherEncodings.entries()) {
        const cursor = fakeCursors[number % fakeCursors.length] ?? '';
        await list.inEncoding(mediaType).expectError(clause, { cursor }, 'invalid-cursor');
      }
    });

    await gate.eachOperation(isList, async (operation, t) => {
      const list = await pagedList(t, operation.id as OperationId);
      const records = await list.everything();
      const count = records?.length ?? 0;
      if (count < 2 || count > (operation.list?.maxLimit ?? 0)) return;
      const short = parsePage(operation, await list.prepared({ limit: 1 }));
      t.expect('pagination.next-cursor-while-more', typeof short.cursor === 'string' && short.cursor !== '', {
        expected: `a next_cursor on the first of ${count} pages of one record`,
        got: JSON.stringify(short.cursor),
      });
      const full = parsePage(operation, await list.prepared({ limit: count }));
      if (full.items.length !== count || !full.cursor) return t.pass('pagination.no-cursor-on-last-page');
      // Another client may have added a record meanwhile: it is then on the next page.
      const next = await list.send({ limit: count, cursor: full.cursor });
      t.expect('pagination.no-cursor-on-last-page', parsePage(operation, next).items.length > 0, {
        expected: `no next_cursor on a page that holds all ${count} records`,
        got: `one that leads to ${describeResponse(next)}`,
      });
    });

    await gate.eachOperation(isList, async (operation, t) => {
      const expire = t.needs('expire-cursor');
      const list = await pagedList(t, operation.id as OperationId);
      const there = (await list.everything())?.length ?? fewest;
      for (let missing = fewest - there; list.insert && missing > 0; missing -= 1) await list.insert();
      const { cursor } = parsePage(operation, await list.prepared({ limit: 1 }));
      if (!cursor) return t.notExercised([], `a second record in ${operation.id}`);
      await expire({ cursor });
      const response = await list.send({ limit: 1, cursor });
      // The service document allows both (decision on expired cursors): 400 invalid_cursor, or 404.
      t.expectError('pagination.expired-cursor', response, 'invalid-cursor');
      // A quick run tries one encoding with each list.
      const first = gate.operations(isList).indexOf(operation) % otherEncodings.length;
      for (const mediaType of gate.effort === 'quick'
        ? otherEncodings.slice(first, first + 1)
        : otherEncodings)
        await list
          .inEncoding(mediaType)
          .expectError('pagination.expired-cursor', { limit: 1, cursor }, 'invalid-cursor');
      // Only now: the target may issue the same cursor again with its first page.
      t.expectSuccess('pagination.expired-cursor', await list.send({ limit: 1 }));
    });
  },
);
