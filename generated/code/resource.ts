import type { OperationId } from '../operations.ts';

/** A kind of record: its identification, and the operations that list, create, read and delete it. */
export type ResourceShape = {
  /** In kebab-case, e.g. `webhook-subscription`. */
  readonly name: string;
  /** Path template of the collection, e.g. `/workspaces/{slug}/agents`. */
  readonly collection: string;
  /** The resource whose record the collection belongs to: runs belong to an agent, most others to a workspace. */
  readonly parent: string | null;
  /** The schema of a record as a list or an inspection returns it. */
  readonly record: string;
  /** The member that identifies a record in its list, and the parameter of its paths; null if there is none. */
  readonly id: string | null;
  /** The prefix of each id; null if callers choose the id, or if it has no prefix. */
  readonly idPrefix: string | null;
  /** The string of the creation's body by which users recognize a record. */
  readonly label: string | null;
  readonly list: OperationId | null;
  readonly create: OperationId | null;
  readonly inspect: OperationId | null;
  readonly delete: OperationId | null;
  /** The operation that retires a record, if no operation deletes it. */
  readonly retire: OperationId | null;
};
