import type { OperationId } from '@workspace-api/contract';

/** A record that the run created on the target. */
export type CreatedRecord = {
  kind: string;
  id: string;
  /** The workspace that it is in, if its path names one. */
  workspace?: string | undefined;
  /**
   * The operation that deletes it (or reverts it as far as the API allows), with its path parameters, and a token for
   * it where the run's own doesn't reach the record.
   */
  undo: { operation: OperationId; path: Record<string, string>; token?: string | undefined } | null;
  /** Why something of it remains even so. */
  remains?: string;
};

/** Stands for the id of a record whose creation doesn't show one. */
export const unknownId = 'of unknown id';

/** A change to the data that the run is responsible for. */
export type RecordEvent =
  | { created: CreatedRecord }
  | { changed: Changed & { remains: string } }
  | { deleted: Changed }
  /** A token was switched to another workspace. */
  | { switched: { token: string; from: string; to: string } };

type Changed = { kind: string; id: string; workspace?: string | undefined };

/** A record that the run created or changed, and could not delete or revert. */
export type Leftover = { kind: string; id: string; why: string };

/** What is left of these events, oldest first: a change to a record that the run created goes with the record. */
export const remainingRecords = (events: readonly RecordEvent[]): CreatedRecord[] => {
  const records = new Map<string, CreatedRecord>();
  let unknown = 0;
  for (const event of events) {
    if ('created' in event) {
      const isUnknown = event.created.id === unknownId;
      if (isUnknown) unknown += 1;
      records.set(`${toKey(event.created)}${isUnknown ? ` ${unknown}` : ''}`, event.created);
    } else if ('deleted' in event) {
      // A record that no creation showed is one of those whose creation didn't show it.
      const key = toKey(event.deleted);
      records.delete(records.has(key) ? key : (findUnknownKey(records, event.deleted) ?? key));
    } else if ('changed' in event) {
      const key = toKey(event.changed);
      if (!records.has(key)) records.set(key, { ...event.changed, undo: null });
    } else {
      const { token, from, to } = event.switched;
      const undo = { operation: 'switchWorkspace' as const, path: { slug: from }, token };
      // The first switch says where the token was; one that went back there needs no other.
      if (to === from) records.delete(`session ${token}`);
      else records.set(`session ${token}`, { kind: 'session', id: `in ${to}`, undo });
    }
  }
  return [...records.values()];
};

const findUnknownKey = (
  records: ReadonlyMap<string, CreatedRecord>,
  { kind, workspace }: Changed,
): string | undefined =>
  [...records].find(
    ([, record]) => record.id === unknownId && record.kind === kind && record.workspace === workspace,
  )?.[0];

// The same name may be in use in several workspaces.
const toKey = ({ kind, id, workspace = '' }: Changed): string => `${kind} ${workspace} ${id}`;
