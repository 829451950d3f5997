import type { OperationId, OperationShape } from '@workspace-api/contract';
import { outOfOrder } from '../../checks/exchange/lists.ts';
import { scenario } from '../../engine/scenario.ts';
import { getTime, type Item } from '../shared/lists.ts';
import { pagedList } from './paged-list.ts';

const title = 'Lists are sorted from the newest record to the oldest';
export default scenario(title, { holds: [] }, async (gate) => {
  const isNewestFirst = ({ list }: OperationShape) => list?.order === 'newest-first';
  await gate.eachOperation(isNewestFirst, async (operation, t) => {
    const clause =
      operation.id === 'listRuns'
        ? 'runs.newest-first'
        : operation.id === 'listSubmissions'
          ? 'forms.submissions-newest-first'
          : 'pagination.newest-first';
    const list = await pagedList(t, operation.id as OperationId);
    /** Records of one time may have any order. */
    const countTimes = (items: readonly Item[]) =>
      new Set(items.map(getTime).filter((time) => typeof time === 'string')).size;
    let items = (await list.sharedRecords())?.items ?? [];
    const added: string[] = [];
    if (countTimes(items) < 2 && list.insert) {
      while (added.length < 2) added.push(await list.insert());
      items = (await list.everything()) ?? [];
    }
    if (countTimes(items) > 1) {
      t.hold({ clause, difference: outOfOrder(items, getTime) });
      return;
    }
    // No field shows the time: the record that was added last must come first.
    const listedKeys = items.map(list.getKey).filter((key) => key !== null && added.includes(key));
    if (listedKeys.length < 2 || countTimes(items) > 0)
      return t.notExercised(clause, `two records of ${operation.id} in a known order`);
    t.expectEqual(clause, listedKeys, added.reverse());
  });
});
