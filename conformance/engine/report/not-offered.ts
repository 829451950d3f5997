import {
  getOperation,
  type OperationId,
  type OperationShape,
  operationList,
  operations,
} from '@workspace-api/contract';
import { getJson, member } from '../../checks/body.ts';
import { findResource, namedInBody } from '../../resources/find-resource.ts';
import type { RunRecords } from '../../resources/run-records.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { NotOffered } from './report.ts';

/** The statuses that servers return for a route or a method that doesn't exist. */
export const absentStatuses: readonly number[] = [404, 405, 501];

/** Creates what an operation responded before its first response. */
const noResponses = (operation: string) => ({
  operation,
  /** Number of 404, 405 and 501 responses to tokens of the run's workspace where everything in the path exists. */
  absent: 0,
  /** Number of such responses that may be about the token, or about the workspace or the record in the path. */
  unclear: 0,
  /** The statuses of these responses, sorted. */
  statuses: [] as number[],
  /** Whether a response shows that the target offers the operation. */
  isOffered: false,
});

/** What an operation responded. */
export type OperationResponses = ReturnType<typeof noResponses>;

/** This many responses show that an operation isn't offered. A single one may be a coincidence. */
const minResponses = 2;

const getTag = ({ operation }: OperationResponses): string => getOperation(operation as OperationId).tag;

/** The operations that returned 404, 405 or 501 to every request that should find them. */
const findAbsent = (responses: readonly OperationResponses[]): OperationResponses[] => {
  const silent = responses.filter(({ isOffered }) => !isOffered);
  const certain = silent.filter(({ absent, unclear }) => absent > 0 && absent + unclear >= minResponses);
  const absent = new Set(certain.map(({ operation }) => operation));
  const offeredTags = new Set(responses.filter(({ isOffered }) => isOffered).map(getTag));
  const absentTags = new Set(certain.map(getTag).filter((tag) => !offeredTags.has(tag)));
  // Without the operation that creates or lists a kind of record, the run has no record for the other operations.
  const lacksRecords = ({ operation }: OperationResponses): boolean => {
    const resource = findResource(getOperation(operation as OperationId));
    return [resource?.create, resource?.list].some((source) => source && absent.has(source));
  };
  return silent.filter(
    (entry) =>
      absent.has(entry.operation) ||
      (entry.absent + entry.unclear >= minResponses &&
        (absentTags.has(getTag(entry)) || lacksRecords(entry))),
  );
};

/** @param declaration the tag, if the target offers none of its operations; otherwise the operation */
const toEntry = (
  declaration: NotOffered['declaration'],
  absent: readonly OperationResponses[],
): NotOffered => ({
  declaration,
  operations: absent.map(({ operation }) => operation),
  statuses: [...new Set(absent.flatMap(({ statuses }) => statuses))].sort(),
  requests: absent.reduce((sum, entry) => sum + entry.absent + entry.unclear, 0),
});

/** The operations that the target doesn't offer, in the order of the contract. The operations of a whole tag are one entry. */
export const findNotOffered = (responses: readonly OperationResponses[]): NotOffered[] => {
  const absent = new Map(findAbsent(responses).map((entry) => [entry.operation, entry]));
  const requested = new Set(responses.map(({ operation }) => operation));
  const all: readonly OperationShape[] = operationList;
  return [...new Set(all.map(({ tag }) => tag))].flatMap((tag): NotOffered[] => {
    const operations = all.filter((operation) => operation.tag === tag);
    const own = operations.flatMap(({ id }) => absent.get(id) ?? []);
    const isWhole = own.length > 1 && operations.every(({ id }) => absent.has(id) || !requested.has(id));
    if (isWhole) return [toEntry({ tag }, own)];
    return own.map((entry) => toEntry({ operation: entry.operation }, [entry]));
  });
};

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
  { token, workspace }: { token: string; workspace: string },
  records: Pick<RunRecords, 'getCreated'>,
) => {
  const byOperation = new Map<string, OperationResponses>();
  /** The `Authorization` of the run's own token, and of those that the run created in its workspace. */
  const credentials = new Set([`Bearer ${token}`]);

  /** Whether everything that the path names exists: the workspace, and a record of the run if there is one. */
  const isKnown = (operation: OperationShape, path: Path): boolean => {
    // A 404 may be about the record that the body names.
    if (namedInBody(operation)) return false;
    if (operation.parameters.path.every(({ name }) => name === 'slug')) return true;
    const resource = findResource(operation);
    const id = resource?.id ? path[resource.id] : undefined;
    return resource !== null && id !== undefined && records.getCreated(resource.name, id).length > 0;
  };

  return {
    /** @param path the parameters in the request's path */
    note: (operation: OperationShape, exchange: Exchange, path: Path): void => {
      const { status, request } = exchange;
      const entry = byOperation.get(operation.id) ?? noResponses(operation.id);
      byOperation.set(operation.id, entry);
      if (!absentStatuses.includes(status)) {
        entry.isOffered ||= !isBeforeRouting(status);
        if (operation.id === operations.mintToken.id && path.slug === workspace)
          credentials.add(`Bearer ${member(getJson(exchange), 'secret')}`);
        return;
      }
      const isOwn = credentials.has(request.headers.authorization ?? '') && path.slug === workspace;
      if (isOwn && (status !== 404 || isKnown(operation, path))) entry.absent += 1;
      else entry.unclear += 1;
      if (!entry.statuses.includes(status)) entry.statuses = [...entry.statuses, status].sort();
    },
    all: (): OperationResponses[] => [...byOperation.values()],
  };
};
