import type { OperationId } from '@workspace-api/contract';

/** A record that the run created on the target, or a change that it made. */
export type CreatedRecord = {
  kind: string;
  id: string;
  /** The operation that deletes it (or reverts it as far as the API allows), with its path parameters. */
  undo: { operation: OperationId; path: Record<string, string> } | null;
  /** Why something of it remains even so. */
  remains?: string;
};

/** A change to the records that the run is responsible for. */
export type RecordEvent = { created: CreatedRecord } | { deleted: { kind: string; id: string } };

/** A record that the run created and could not delete. */
export type Leftover = { kind: string; id: string; why: string };

/** The records that exist after these events, oldest first. */
export const remainingRecords = (events: readonly RecordEvent[]): CreatedRecord[] => {
  const records = new Map<string, CreatedRecord>();
  for (const event of events) {
    if ('created' in event) records.set(`${event.created.kind} ${event.created.id}`, event.created);
    else records.delete(`${event.deleted.kind} ${event.deleted.id}`);
  }
  return [...records.values()];
};
