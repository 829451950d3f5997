import type { OperationId } from '@workspace-api/contract';

/** A record that the run created on the target. */
export type CreatedRecord = {
  kind: string;
  id: string;
  /** The operation that deletes it (or reverts it as far as the API allows), with its path parameters. */
  undo: { operation: OperationId; path: Record<string, string> } | null;
  /** Why something of it remains even so. */
  remains?: string;
};

/** A change to the data that the run is responsible for. */
export type RecordEvent =
  | { created: CreatedRecord }
  | { changed: { kind: string; id: string; remains: string } }
  | { deleted: { kind: string; id: string } };

/** A record that the run created or changed, and could not delete or revert. */
export type Leftover = { kind: string; id: string; why: string };

/** What is left of these events, oldest first: a change to a record that the run created goes with the record. */
export const remainingRecords = (events: readonly RecordEvent[]): CreatedRecord[] => {
  const records = new Map<string, CreatedRecord>();
  for (const event of events) {
    if ('created' in event) records.set(`${event.created.kind} ${event.created.id}`, event.created);
    else if ('deleted' in event) records.delete(`${event.deleted.kind} ${event.deleted.id}`);
    else {
      const key = `${event.changed.kind} ${event.changed.id}`;
      if (!records.has(key)) records.set(key, { ...event.changed, undo: null });
    }
  }
  return [...records.values()];
};
