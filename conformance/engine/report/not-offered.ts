import { getOperation, type OperationId, type OperationShape, operationList } from '@workspace-api/contract';
import { findResource } from '../../resources/find-resource.ts';

/** The statuses that servers return for a route or a method that doesn't exist. */
export const absentStatuses: readonly number[] = [404, 405, 501];

/** Creates what an operation responded before its first response. */
export const noResponses = (operation: string) => ({
  operation,
  /** Number of 404, 405 and 501 responses to the run's own token where everything in the path exists. */
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

/** The operations that returned 404, 405 or 501 to every request that should succeed. */
const findAbsent = (responses: readonly OperationResponses[]): OperationResponses[] => {
  const silent = responses.filter(({ isOffered }) => !isOffered);
  const certain = silent.filter(({ absent }) => absent >= minResponses);
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

const toEntry = (
  declaration: { tag: string } | { operation: string },
  absent: readonly OperationResponses[],
) => ({
  /** The tag, if the target offers none of its operations; otherwise the operation. */
  declaration,
  operations: absent.map(({ operation }) => operation),
  /** The statuses of all their responses. */
  statuses: [...new Set(absent.flatMap(({ statuses }) => statuses))].sort(),
  /** Number of requests. */
  requests: absent.reduce((sum, entry) => sum + entry.absent + entry.unclear, 0),
});

/** Operations that the target doesn't offer, as one entry of `unsupported` declares them. */
export type NotOffered = ReturnType<typeof toEntry>;

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
