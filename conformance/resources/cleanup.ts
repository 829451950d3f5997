import { getOperation } from '@workspace-api/contract';
import { LimitedError, TransportError } from '../target/call-error.ts';
import type { HttpClient } from '../target/http-client.ts';
import { fillPath } from '../target/operation-path.ts';
import { plainRequest } from '../target/request.ts';
import { RunLimitError } from '../target/waits.ts';
import { type CreatedRecord, type Leftover, unknownId } from './run-records.ts';

/** The number of consecutive requests without a response after which cleanup stops: the target no longer responds. */
const maxUnanswered = 2;

/** Deletes a record that the API can't delete. @returns why it remains; null if it is deleted */
export type DeleteRecord = (record: CreatedRecord) => Promise<string | null>;

/**
 * The records in groups, each newest first. Records of one kind don't depend on each other, but may depend on kinds that were
 * created before, and on a token of the run that deletes them.
 */
const groupsToDelete = (records: readonly CreatedRecord[]): CreatedRecord[][] => {
  const groups = new Map<string, CreatedRecord[]>();
  for (const record of records) {
    const key = `${record.undo?.token === undefined} ${record.kind}`;
    groups.set(key, [record, ...(groups.get(key) ?? [])]);
  }
  const latestFirst = [...groups.values()].reverse();
  const isByRun = ([record]: CreatedRecord[]): boolean => record?.undo?.token === undefined;
  return latestFirst.toSorted((one, other) => Number(isByRun(one)) - Number(isByRun(other)));
};

/**
 * Deletes the records that the run created, while the target responds: through the API, and what then remains through the driver.
 *
 * @param concurrency the maximum number of records that are deleted at the same time
 * @param deleteRecord how the driver deletes a record; null if it doesn't
 * @returns the remaining records, and why they remain
 */
export const cleanUp = async (
  client: HttpClient,
  { url, token, concurrency }: { url: string; token: string; concurrency: number },
  records: readonly CreatedRecord[],
  deleteRecord: DeleteRecord | null = null,
): Promise<Leftover[]> => {
  const leftovers = new Map<CreatedRecord, Leftover>();
  let unanswered = 0;

  /** Returns why a record remains; null if it is deleted or reverted. */
  const tryUndo = async (undo: NonNullable<CreatedRecord['undo']>): Promise<string | null> => {
    const { method, path } = getOperation(undo.operation);
    try {
      // An id that the target returned may be one that no URL can contain.
      const request = plainRequest(method, url + fillPath(path, undo.path), undo.token ?? token);
      const { status } = await client.send(request);
      unanswered = 0;
      // A 404 means that the record is already gone.
      if ((status >= 200 && status <= 299) || status === 404) return null;
      return `${undo.operation} returned ${status}`;
    } catch (error) {
      if (error instanceof TransportError && !(error instanceof LimitedError)) unanswered += 1;
      else unanswered = 0;
      if (error instanceof RunLimitError) return 'no time was left for its deletion';
      return error instanceof Error ? error.message : String(error);
    }
  };

  const clean = async (record: CreatedRecord): Promise<void> => {
    const { kind, id, undo, remains, mode } = record;
    const isDead = unanswered >= maxUnanswered;
    const byDriver = async (why: string): Promise<string | null> =>
      deleteRecord && mode !== undefined && id !== unknownId && !isDead ? deleteRecord(record) : why;
    // A record that the API can only retire needs no request if the driver deletes it.
    const kept = remains === undefined ? null : await byDriver(remains);
    if (remains !== undefined && kept === null) return;
    const failure = undo && !isDead ? await tryUndo(undo) : null;
    const why = undo && isDead ? 'the target no longer responded' : (kept ?? failure);
    const left = why !== null && kept === null ? await byDriver(why) : why;
    if (left) leftovers.set(record, { kind, id, why: left });
  };

  for (const group of groupsToDelete(records)) {
    const cleanNext = async (): Promise<void> => {
      for (let record = group.shift(); record; record = group.shift()) await clean(record);
    };
    await Promise.all(Array.from({ length: concurrency }, cleanNext));
  }
  return records.toReversed().flatMap((record) => leftovers.get(record) ?? []);
};
