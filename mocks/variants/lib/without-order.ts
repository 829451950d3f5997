import { type OperationId, operationList } from '@workspace-api/contract';

/** Lists that the service document doesn't show to be newest first. Log entries have no id to sort them by. */
export const withoutOrder: readonly OperationId[] = operationList
  .filter(
    ({ list, id, tag }) => list !== null && tag !== 'logs' && id !== 'listSubmissions' && id !== 'listRuns',
  )
  .map(({ id }) => id);
