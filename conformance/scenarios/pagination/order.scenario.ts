import type { OperationId } from '@workspace-api/contract';
import { findOutOfOrder } from '../../checks/pagination/newest-first.ts';
import { scenario } from '../../engine/scenario.ts';
import { getTime } from '../shared/list-page.ts';
import { pagedList } from './paged-list.ts';

export default scenario(
  'pagination.order',
  'Lists are sorted from the newest record to the oldest',
  {},
  async (gate) => {
    await gate.eachOperation(
      ({ list }) => list?.order === 'newest-first',
      async (operation, t) => {
        const clause =
          operation.id === 'listRuns'
            ? 'runs.newest-first'
            : operation.id === 'listSubmissions'
              ? 'forms.submissions-newest-first'
              : 'pagination.newest-first';
        const list = await pagedList(t, operation.id as OperationId);
        const added: string[] = [];
        while (list.insert && added.length < 2) added.push(await list.insert());
        const items = (await list.everything()) ?? [];
        const wrong = findOutOfOrder(items, getTime);
        const timed = items.filter((item) => typeof getTime(item) === 'string').length;
        if (timed > 1 || wrong) {
          t.expect(clause, wrong === null, {
            expected: 'times in descending order',
            got: `${getTime(wrong?.earlier ?? {})} before ${getTime(wrong?.later ?? {})}`,
          });
          return;
        }
        // No field shows the time: the record that was added last must come first.
        const listedKeys = items.map(list.getKey).filter((key) => key !== null && added.includes(key));
        if (listedKeys.length < 2)
          return t.notExercised(clause, `two records of ${operation.id} in a known order`);
        t.expect(clause, listedKeys[0] === added[1], {
          expected: `${added[1]} before the older ${added[0]}`,
          got: listedKeys.join(' before '),
        });
      },
    );
  },
);
