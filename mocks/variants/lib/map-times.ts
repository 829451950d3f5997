import type { OperationId } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { isApi, findOperation } from '../../wrappers/operation-of-request.ts';
import { mapTexts } from './map-texts.ts';

const times = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** Writes the times of the API's answers in another way. `text` is like `2026-01-31T10:00:00.123Z`. */
export const mapTimes = (
  change: (text: string) => string,
  { except = [] }: { except?: readonly OperationId[] } = {},
): Wrap => {
  const exceptions = new Set<string>(except);
  const mapTimeTexts = mapTexts(
    (text) => text.replace(times, change),
    (text) => text,
  );
  return (next) => {
    const changedFetch = mapTimeTexts(next);
    return (request) =>
      isApi(request) && !exceptions.has(findOperation(request)?.id ?? '') ? changedFetch(request) : next(request);
  };
};
