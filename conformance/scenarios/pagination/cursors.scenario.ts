import { clauses, errors, type OperationId } from '@workspace-api/contract';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { otherEncodings, parsePage } from '../shared/list-page.ts';
import { pagedList } from './paged-list.ts';

/** No server issued any of these. */
const fakeCursors = ['not-a-cursor', '!', 'bm90IGEgY3Vyc29y'];

/** How often the number of records of a list is corrected, because another client adds or deletes some. */
const mostCorrections = 3;

// No other case runs meanwhile, because a target may issue the cursor that it expires to another case too.
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
      for (const cursor of gate.some(operation.id, fakeCursors))
        t.expectError(clause, await list.send({ cursor }), { status, code });
      // The contract chose the response of most lists, so a quick run checks only the documented one in every encoding.
      if (clauses[clause].level === 'provisional' && gate.effort === 'quick') return;
      for (const [number, mediaType] of otherEncodings.entries()) {
        const cursor = fakeCursors[number % fakeCursors.length] ?? '';
        await list.inEncoding(mediaType).expectError(clause, { cursor }, 'invalid-cursor');
      }
    });

    await gate.eachOperation(isList, async (operation, t) => {
      const list = await pagedList(t, operation.id as OperationId);
      const records = await list.sharedRecords();
      const most = operation.list?.maxLimit ?? 0;
      let size = records ? Math.max(records.items.length, records.keys.size) : most + 1;
      for (; list.insert && size < 2; size += 1) records?.keys.add(await list.insert());
      if (size < 2) return t.notExercised([], `a second record in ${operation.id}`);

      const { cursor } = parsePage(operation, await list.prepared({ limit: 1 }));
      const isMissing = !cursor && ((await list.everything())?.length ?? size) > 1;
      t.expect('pagination.next-cursor-while-more', !isMissing, {
        expected: `a next_cursor on the first of ${size} pages of one record`,
        got: JSON.stringify(cursor),
      });

      const expires = Boolean(cursor) && t.has('expire-cursor');
      if (cursor && expires) {
        await t.needs('expire-cursor')({ cursor });
        // The service document allows both (decision on expired cursors): 400 invalid_cursor, or 404.
        t.expectError('pagination.expired-cursor', await list.send({ limit: 1, cursor }), 'invalid-cursor');
        const place = gate.operations(isList).indexOf(operation) % otherEncodings.length;
        for (const mediaType of gate.effort === 'quick'
          ? otherEncodings.slice(place, place + 1)
          : otherEncodings)
          await list
            .inEncoding(mediaType)
            .expectError('pagination.expired-cursor', { limit: 1, cursor }, 'invalid-cursor');
      }

      // Only now: the target may issue the same cursor again with its first page.
      let response = await list.send({ limit: Math.min(size, most) });
      if (expires) t.expectSuccess('pagination.expired-cursor', response);
      for (let attempt = 0; size > 0 && size <= most && attempt < mostCorrections; attempt += 1) {
        const page = parsePage(operation, response);
        const isFull = page.items.length === size;
        if (page.cursor ? !isFull : isFull) break;
        if (page.cursor) {
          // Another client may have added a record meanwhile: it is then on the next page.
          const next = await list.send({ limit: size, cursor: page.cursor });
          const { items } = parsePage(operation, next);
          t.expect('pagination.no-cursor-on-last-page', items.length > 0, {
            expected: `no next_cursor on a page that holds all ${size} records`,
            got: `one that leads to ${describeResponse(next)}`,
          });
          size += items.length;
        } else size = page.items.length;
        response = await list.prepared({ limit: Math.min(Math.max(size, 1), most) });
      }
      t.pass('pagination.no-cursor-on-last-page');
      if (!expires) t.notExercised('pagination.expired-cursor', 'a driver that expires cursors');
    });
  },
);
