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

type RecordName = Pick<CreatedRecord, 'kind' | 'id' | 'workspace'>;

/** Stands for the id of a record whose creation response doesn't show one. */
export const unknownId = 'of unknown id';

/** A record that the run created or changed, and couldn't delete or revert. */
export type Leftover = { kind: string; id: string; why: string };

/**
 * The location of a record, and a token that can read it there. The same id may name another record in another workspace, or in
 * the other mode.
 */
type Place = {
  /** The slug of the workspace; null for records whose path doesn't include a workspace. */
  workspace: string | null;
  mode: string;
  token: string;
};

// Several workspaces may use the same name.
const toKey = ({ kind, id, workspace = '' }: RecordName): string => `${kind} ${workspace} ${id}`;

/**
 * Creates the register of the records that a run is responsible for: those that it created, which it may write to, and those that
 * it has to delete or revert.
 *
 * @param runTag part of every name that the run chooses
 */
export const createRunRecords = (runTag: string) => {
  const places = new Map<string, Place[]>();
  const remaining = new Map<string, CreatedRecord>();
  /** The workspace that each token was in before the run switched it. */
  const workspaceBefore = new Map<string, string>();
  let unknown = 0;
  const getPlaces = (kind: string, id: string): readonly Place[] => places.get(`${kind} ${id}`) ?? [];

  const findUnknownKey = ({ kind, workspace }: RecordName): string | undefined =>
    [...remaining].find(
      ([, record]) => record.id === unknownId && record.kind === kind && record.workspace === workspace,
    )?.[0];

  return {
    /** Notes where the run created a record. */
    add: (kind: string, id: string, place: Place): void => {
      places.set(`${kind} ${id}`, [...getPlaces(kind, id), place]);
    },
    /** Whether the run created this record at this location. */
    isAt: (kind: string, id: string, { workspace, mode }: Omit<Place, 'token'>): boolean =>
      getPlaces(kind, id).some((place) => place.workspace === workspace && place.mode === mode),
    /** The locations where the run created a record with this id; empty if none. */
    getPlaces,
    /** Whether the run chose this string: no one else can have such a name or id. */
    isChosen: (value: string): boolean => value.toLowerCase().includes(runTag.toLowerCase()),
    workspaceBefore,
    /** Notes a record to delete at the end of the run. */
    created: (record: CreatedRecord): void => {
      if (record.id === unknownId) unknown += 1;
      remaining.set(`${toKey(record)}${record.id === unknownId ? ` ${unknown}` : ''}`, record);
    },
    /** Notes a record that the run changed. If the run created it, it will be deleted with its changes. */
    changed: (record: RecordName & { remains: string }): void => {
      const key = toKey(record);
      if (!remaining.has(key)) remaining.set(key, { ...record, undo: null });
    },
    /** Notes a deletion. A deleted record with an unfamiliar id must be one whose creation response showed no id. */
    deleted: (record: RecordName): void => {
      const key = toKey(record);
      remaining.delete(remaining.has(key) ? key : (findUnknownKey(record) ?? key));
    },
    /** Notes that a token was switched to another workspace. One that returned to its first workspace needs no further switch. */
    switched: (token: string, to: string): void => {
      const from = workspaceBefore.get(token);
      const undo = { operation: 'switchWorkspace' as const, path: { slug: from ?? '' }, token };
      if (to === from) remaining.delete(`session ${token}`);
      else if (from !== undefined)
        remaining.set(`session ${token}`, { kind: 'session', id: `in ${to}`, undo });
    },
    /** The records that remain to be deleted or reverted, oldest first. */
    remaining: (): CreatedRecord[] => [...remaining.values()],
  };
};

export type RunRecords = ReturnType<typeof createRunRecords>;
