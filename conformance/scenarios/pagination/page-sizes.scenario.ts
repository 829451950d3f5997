import { type ClauseId, getOperation, mediaTypes, type OperationId } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { type CapabilityName, type Case, scenario } from '../../engine/scenario.ts';
import { addMany, listSource, otherEncodings, parsePage } from '../shared/lists.ts';

/** Lists with documented limits, their clauses, and what adds their records. */
const lists = {
  listRuns: { usual: 'runs.default-limit', most: 'runs.maximum-limit', needs: ['add-run'] },
  listApprovals: { usual: 'approvals.default-limit', most: 'approvals.maximum-limit', needs: ['pause-run'] },
  listSubmissions: {
    usual: 'forms.submissions-default-limit',
    most: 'forms.submissions-maximum-limit',
    needs: ['add-form', 'add-submission'],
  },
} as const satisfies Partial<
  Record<OperationId, { usual: ClauseId; most: ClauseId; needs: readonly CapabilityName[] }>
>;

/** Checks the sizes of pages. For the maximum, records are only added if the target accepts a higher limit. */
const checkSizes = async (t: Case, list: keyof typeof lists) => {
  const { most, needs } = lists[list];
  const operation = getOperation(list);
  const { maxLimit = 0, defaultLimit = 0 } = operation.list ?? {};
  const canAdd = needs.every((name) => t.has(name));
  // Another case would have to walk over the many submissions of a shared form.
  const parent = canAdd && list === 'listSubmissions' ? (await t.subjects.fresh('form')).id : undefined;
  const { path, insert } = await listSource(t, list, { word: '', parent });
  const add = async () => insert?.();
  const requestPage = (limit: number | undefined, accept: string = mediaTypes.json) =>
    t.send({ operation: list, path, accept, query: { limit } });
  /** Returns the number of records of a page; null if the target refuses the limit, or the encoding. */
  const countRecords = async (limit: number | undefined, accept: string) => {
    const response = await requestPage(limit, accept);
    const isPage = isSuccess(response) && response.mediaType === accept;
    return isPage ? parsePage(operation, response).items.length : null;
  };

  t.expectSuccess(most, await requestPage(maxLimit));
  const accepting: string[] = [];
  let there = maxLimit + 1;
  for (const mediaType of [mediaTypes.json, ...otherEncodings]) {
    const count = await countRecords(maxLimit + 1, mediaType);
    if (count === null) continue;
    accepting.push(mediaType);
    there = count;
  }
  if (there <= maxLimit && canAdd) {
    await addMany(maxLimit + 1 - there, add);
    for (const mediaType of accepting)
      for (const limit of [maxLimit + 1, 10 * maxLimit]) await countRecords(limit, mediaType);
  }

  const { items, cursor } = parsePage(operation, await t.prepare({ operation: list, path }));
  if (cursor === null && items.length <= defaultLimit) {
    for (const name of needs) t.needs(name);
    await addMany(defaultLimit + 1 - items.length, add);
  }
  for (const mediaType of [mediaTypes.json, ...otherEncodings]) await countRecords(undefined, mediaType);
};

const title = 'A page holds at most the documented number of records, with and without a limit';
export default scenario(title, { holds: [] }, async (gate) => {
  for (const list of Object.keys(lists) as (keyof typeof lists)[])
    await gate.case(list, (t) => checkSizes(t, list));
});
