import type { OperationId } from '@workspace-api/contract';

/** A record that the run created on the target. */
export type CreatedRecord = {
  kind: string;
  id: string;
  /** The workspace of the record, if its path includes one. */
  workspace?: string | undefined;
  /** The mode of its data; without it, a driver can't delete the record. */
  mode?: string;
  /** A token that can read the record; without it, the run may not write to the record. */
  token?: string;
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
 * Creates the register of the records that a run is responsible for: those that it created, which it may write to, and those that
 * it has to delete or revert.
 *
 * @param runTag part of every name that the run chooses
 */
export const createRunRecords = (runTag: string) => {
  const all: CreatedRecord[] = [];
  const remaining = new Set<CreatedRecord>();
  /** The workspace that each token was in before the run switched it. */
  const workspaceBefore = new Map<string, string>();

  // Several workspaces may use the same name.
  const find = ({ kind, id, workspace }: RecordName): CreatedRecord | undefined =>
    [...remaining].find(
      (record) => record.kind === kind && record.id === id && record.workspace === workspace,
    );
  const forget = (record: CreatedRecord | undefined): void => {
    if (record) remaining.delete(record);
  };
  const created = (record: CreatedRecord): void => {
    if (record.id !== unknownId) forget(find(record));
    all.push(record);
    remaining.add(record);
  };

  return {
    /**
     * The records that the run created with this id; none if it created none. The same id may name another record in another
     * workspace, or in the other mode.
     */
    getCreated: (kind: string, id: string): readonly CreatedRecord[] =>
      all.filter((record) => record.kind === kind && record.id === id && record.token !== undefined),
    /** Whether the run chose this string: no one else can have such a name or id. */
    isChosen: (value: string): boolean => value.toLowerCase().includes(runTag.toLowerCase()),
    workspaceBefore,
    /** Notes a record to delete at the end of the run. */
    created,
    /** Notes a record that the run changed. If the run created it, it will be deleted with its changes. */
    changed: (record: RecordName & { remains: string }): void => {
      if (!find(record)) created({ ...record, undo: null });
    },
    /** Notes a deletion. A deleted record with an unfamiliar id must be one whose creation response showed no id. */
    deleted: (record: RecordName): void => forget(find(record) ?? find({ ...record, id: unknownId })),
    /** Notes that a token was switched to another workspace. One that returned to its first workspace needs no further switch. */
    switched: (token: string, to: string): void => {
      const from = workspaceBefore.get(token);
      forget([...remaining].find(({ kind, undo }) => kind === 'session' && undo?.token === token));
      if (from === undefined || to === from) return;
      const undo = { operation: 'switchWorkspace' as const, path: { slug: from }, token };
      created({ kind: 'session', id: `in ${to}`, undo });
    },
    /** The records that remain to be deleted or reverted, oldest first. */
    remaining: (): CreatedRecord[] => [...remaining],
  };
};

export type RunRecords = ReturnType<typeof createRunRecords>;
