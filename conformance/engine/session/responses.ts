import type { OperationShape } from '@workspace-api/contract';
import { findResource, namedInBody } from '../../resources/find-resource.ts';
import type { RunRecords } from '../../resources/run-records.ts';
import type { Exchange } from '../../target/exchange.ts';
import { absentStatuses, noResponses, type OperationResponses } from '../report/not-offered.ts';
import type { RunSettings } from '../settings/settings.ts';

/** Statuses of what a server may do before it finds the operation: check the token, the rate limit, the body's syntax. */
const isBeforeRouting = (status: number): boolean =>
  [400, 401, 403, 406, 413, 414, 415, 429, 431].includes(status) || status >= 500;

type Path = Readonly<Record<string, string>>;

/**
 * Creates an empty log of a run's responses by operation. They show which operations the target doesn't offer.
 *
 * @param records the records of the run, which exist on the target
 */
export const createResponseLog = (
  { token, workspace }: Pick<RunSettings, 'token' | 'workspace'>,
  records: Pick<RunRecords, 'getPlaces'>,
) => {
  const byOperation = new Map<string, OperationResponses>();

  /** Whether everything that the path names exists: the workspace, and a record of the run if there is one. */
  const isKnown = (operation: OperationShape, path: Path): boolean => {
    // A 404 may be about the record that the body names.
    if (namedInBody(operation)) return false;
    if (operation.parameters.path.every(({ name }) => name === 'slug')) return true;
    const resource = findResource(operation);
    const id = resource?.id ? path[resource.id] : undefined;
    return resource !== null && id !== undefined && records.getPlaces(resource.name, id).length > 0;
  };

  return {
    /** @param path the parameters in the request's path */
    note: (operation: OperationShape, { status, request }: Exchange, path: Path): void => {
      const entry = byOperation.get(operation.id) ?? noResponses(operation.id);
      byOperation.set(operation.id, entry);
      if (!absentStatuses.includes(status)) {
        entry.isOffered ||= !isBeforeRouting(status);
        return;
      }
      const isOwn = request.headers.authorization === `Bearer ${token}` && path.slug === workspace;
      if (isOwn && (status !== 404 || isKnown(operation, path))) entry.absent += 1;
      else entry.unclear += 1;
      if (!entry.statuses.includes(status)) entry.statuses = [...entry.statuses, status].sort();
    },
    all: (): OperationResponses[] => [...byOperation.values()],
  };
};
