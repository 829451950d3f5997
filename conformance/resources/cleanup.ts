import { getOperation, type OperationId } from '@workspace-api/contract';
import { fillPath } from '../target/fill-path.ts';
import type { HttpClient } from '../target/http-client.ts';
import { userAgent } from '../target/request.ts';
import { RunLimitError } from '../target/run-limit-error.ts';
import { TransportError } from '../target/transport-error.ts';
import {
  type CreatedRecord,
  type Leftover,
  type RecordEvent,
  remainingRecords,
  unknownId,
} from './record-events.ts';

/** The number of consecutive requests without a response after which cleanup stops: the target no longer responds. */
const maxUnanswered = 2;

/** Deletes a record that the API can't delete. @returns why it remains; null if it is deleted */
export type DeleteRecord = (record: CreatedRecord) => Promise<string | null>;

/**
 * Deletes the records that the run created, while the target responds: through the API, and what then remains through the driver.
 *
 * @param deleteRecord how the driver deletes a record; null if it doesn't
 * @returns the remaining records, and why they remain
 */
export const cleanUp = async (
  client: HttpClient,
  { url, token }: { url: string; token: string },
  events: readonly RecordEvent[],
  deleteRecord: DeleteRecord | null = null,
): Promise<Leftover[]> => {
  const leftovers: Leftover[] = [];
  let unanswered = 0;
  // Newest first: a record may depend on older ones.
  for (const record of remainingRecords(events).reverse()) {
    const { kind, id, undo, remains, mode } = record;
    const isDead = unanswered >= maxUnanswered;
    const failure = undo && !isDead ? await tryUndo(client, url, undo.token ?? token, undo) : null;
    unanswered = failure?.isUnanswered || isDead ? unanswered + 1 : 0;
    const why = undo && isDead ? 'the target no longer responded' : (failure?.why ?? remains);
    const isDeletable = why !== undefined && mode !== undefined && id !== unknownId && !isDead;
    const left = isDeletable && deleteRecord ? await deleteRecord(record) : why;
    if (left) leftovers.push({ kind, id, why: left });
  }
  return leftovers;
};

type Failure = { why: string; isUnanswered: boolean };

const tryUndo = async (
  client: HttpClient,
  url: string,
  token: string,
  undo: { operation: OperationId; path: Record<string, string> },
): Promise<Failure | null> => {
  const { method, path } = getOperation(undo.operation);
  const headers = { authorization: `Bearer ${token}`, 'user-agent': userAgent };
  try {
    const request = { method, url: url + fillPath(path, undo.path), headers, body: null };
    const { status } = await client.send(request);
    // A 404 means that the record is already gone.
    if ((status >= 200 && status <= 299) || status === 404) return null;
    return { why: `${undo.operation} returned ${status}`, isUnanswered: false };
  } catch (error) {
    if (error instanceof RunLimitError)
      return { why: 'no time was left for its deletion', isUnanswered: false };
    const why = error instanceof Error ? error.message : String(error);
    return { why, isUnanswered: error instanceof TransportError && error.failure !== 'limited' };
  }
};
