import type { OperationId } from '@workspace-api/contract';
import type { Resource as StoredResource } from '@workspace-api/contract/sandbox';
import type { ComponentChildren, ComponentType } from 'preact';
import { recordRequest, requestFor } from '../client/request.ts';
import type { Column } from '../components/view.tsx';
import { type Action, type OwnAction, toAction } from '../operation/action.ts';
import { go } from '../store/route.ts';
import type { Page, PageQuery } from '../store/use-loaded.ts';
import { type AnyRecord, describeRecord, type ResourceDescription } from './describe-resource.ts';

/** What the view of a kind of record has in addition to what the contract describes. */
export type Part<Row = AnyRecord, One = AnyRecord> = {
  /** The purpose of the view, in a sentence. */
  readonly summary?: string;
  /** The member by which tables and dialogs call a record, if the contract has none. */
  readonly label?: keyof Row & string;
  /** The other columns: members of the record, or columns of their own. By default all members. */
  readonly columns?: readonly Column<Row>[] | ((parent: AnyRecord) => readonly Column<Row>[]);
  /** Reads the records; by default with the list of the API. */
  readonly read?: (query: PageQuery) => Promise<Page<Row>>;
  /** Reads one record, if the API doesn't have its operation, or not all members. */
  readonly readOne?: (id: string) => Promise<One>;
  /** What a record contains, if its view shows more than its members. */
  readonly content?: ComponentType<One>;
  /** Whether records change without an event, so that the view polls. */
  readonly isChanging?: (rows: readonly Row[]) => boolean;
  /** Whether a change of the contract is offered for a record, in addition to the contract's states. */
  readonly allows?: (row: Row, operation: string) => boolean;
  /** What the buttons of some operations say, in addition to their summaries. */
  readonly wording?: Readonly<Partial<Record<OperationId, OwnAction>>>;
  /** Further changes of a record. */
  readonly actions?: (row: Row) => readonly (Action | false)[];
  /** Whether the control plane deletes a record; by default unless the API does. */
  readonly isRemovable?: boolean;
  /**
   * What the button says that creates a record. Without an operation of the API, the control plane creates it. The parent is the
   * record that it will belong to.
   */
  readonly create?: (parent: AnyRecord) => OwnAction;
  /** The name of the records in the control plane, if it isn't their segment. */
  readonly stored?: StoredResource;
  /** Further buttons of the view. */
  readonly viewActions?: (rows: readonly Row[]) => readonly Action[];
  /** The view of all records, if it is more than a table. */
  readonly view?: ComponentType<Resource>;
  /** Why there may be no records. */
  readonly hint?: (parent: AnyRecord) => ComponentChildren;
};

/** A kind of record, the part that adds to it, and the kinds of records that belong to its records. */
export type Resource = {
  readonly description: ResourceDescription;
  readonly part: Part;
  readonly inner: readonly Resource[];
};

/** Declares the part of a kind of record, whose type only the part itself knows. */
export const definePart = <Row, One = AnyRecord>(part: Part<Row, One>): Part => part as unknown as Part;

/** Whether a record has a view of its own. */
export const hasView = ({ description: { inspect }, part }: Resource): boolean =>
  (part.readOne ?? inspect) !== undefined;

/** Lists the changes of a record that its state allows. The deletions come last. */
export const listActions = (
  { description, part }: Resource,
  record: AnyRecord,
  { isOnlyRecord = false } = {},
): readonly Action[] => {
  const { segment, inspect } = description;
  const { id, name } = describeRecord(description, record);
  const path = { [description.id]: id };
  const names = { name, ...(part.label && { subject: String(record[part.label] ?? name) }) };
  const changes = description.changes
    .filter(
      ({ operation, isPossible }) => isPossible(record) && (part.allows?.(record, operation.id) ?? true),
    )
    .map(({ operation }) => {
      const isPatch = operation.method === 'PATCH' && inspect;
      return toAction(requestFor(operation, { path }), {
        ...names,
        ...part.wording?.[operation.id as OperationId],
        ...(isPatch && { edits: requestFor(inspect, { path }) }),
      });
    });
  const deletes = description.changes.some(({ operation }) => operation.method === 'DELETE');
  const removal =
    (part.isRemovable ?? (description.resource.id !== null && !deletes)) &&
    toAction(recordRequest('removeRecord', segment as StoredResource, id), names);
  return [...changes, ...(part.actions?.(record) ?? []), removal]
    .filter((action) => !!action)
    .toSorted((one, other) => Number(one.isDangerous) - Number(other.isDangerous))
    .map((action) =>
      isOnlyRecord && action.request.operation.method === 'DELETE'
        ? { ...action, onDone: () => go(['state', segment]) }
        : action,
    );
};

/** The action that creates a record, if there is one. */
export const getCreation = (
  { description: { create, segment }, part }: Resource,
  parent: AnyRecord = {},
): Action | undefined => {
  const own = { isPrimary: true, ...part.create?.(parent) };
  if (create) return toAction(requestFor(create), own);
  return part.create && toAction(recordRequest('addRecord', part.stored ?? (segment as StoredResource)), own);
};
