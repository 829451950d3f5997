import type { OperationId } from '@workspace-api/contract';

/** A record that the run created on the target. */
export type CreatedRecord = {
  kind: string;
  id: string;
  /** The workspace of the record, if its path includes one. */
  workspace?: string | undefined;
  /** The mode of its data; without it, a driver can't delete the record. */
  mode?: string;
  /**
   * The operation that deletes the record (or reverts it as far as the API allows), with its path parameters, and a token for
   * it if the run's own token can't access the record.
   */
  undo: { operation: OperationId; path: Record<string, string>; token?: string | undefined } | null;
  /** Why part of it remains even after that operation. */
  remains?: string;
};

/** Stands for the id of a record whose creation response doesn't show one. */
export const unknownId = 'of unknown id';

/** A change to the data that the run is responsible for. */
export type RecordEvent =
  | { created: CreatedRecord }
  | { changed: Changed & { remains: string } }
  | { deleted: Changed }
  /** A token was switched to another workspace. */
  | { switched: { token: string; from: string; to: string } };

type Changed = { kind: string; id: string; workspace?: string | undefined };

/** A record that the run created or changed, and couldn't delete or revert. */
export type Leftover = { kind: string; id: string; why: string };

/** The records that remain after these events, oldest first. If a created record is deleted, changes to it are gone too. */
export const remainingRecords = (events: readonly RecordEvent[]): CreatedRecord[] => {
  const records = new Map<string, CreatedRecord>();
  let unknown = 0;
  for (const event of events) {
    if ('created' in event) {
      const isUnknown = event.created.id === unknownId;
      if (isUnknown) unknown += 1;
      records.set(`${toKey(event.created)}${isUnknown ? ` ${unknown}` : ''}`, event.created);
    } else if ('deleted' in event) {
      // A deleted record with an unfamiliar id must be one whose creation response showed no id.
      const key = toKey(event.deleted);
      records.delete(records.has(key) ? key : (findUnknownKey(records, event.deleted) ?? key));
    } else if ('changed' in event) {
      const key = toKey(event.changed);
      if (!records.has(key)) records.set(key, { ...event.changed, undo: null });
    } else {
      const { token, from, to } = event.switched;
      const undo = { operation: 'switchWorkspace' as const, path: { slug: from }, token };
      // The first switch shows the original workspace. A token that returned there needs no further switch.
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

// Several workspaces may use the same name.
const toKey = ({ kind, id, workspace = '' }: Changed): string => `${kind} ${workspace} ${id}`;
