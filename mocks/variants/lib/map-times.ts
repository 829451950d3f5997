import type { OperationId } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation, isApi } from '../../wrappers/find-operation.ts';
import { mapStrings } from './map-strings.ts';

const times = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** Changes the format of the times in the API's responses. `change` receives a time like `2026-01-31T10:00:00.123Z`. */
export const mapTimes = (
  change: (value: string) => string,
  { except = [] }: { except?: readonly OperationId[] } = {},
): Wrap => {
  const exceptions = new Set<string>(except);
  const mapTimeStrings = mapStrings(
    (value) => value.replace(times, change),
    (value) => value,
  );
  return (next) => {
    const changedFetch = mapTimeStrings(next);
    return (request) =>
      isApi(request) && !exceptions.has(findOperation(request)?.id ?? '')
        ? changedFetch(request)
        : next(request);
  };
};
