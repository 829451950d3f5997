import type { Input } from '@workspace-api/contract/sandbox';
import type { ComponentChildren, ComponentType } from 'preact';
import { removeRecord, requestFor } from '../client/request.ts';
import type { Column } from '../components/index.ts';
import { type Action, toAction } from '../operation/action.tsx';
import { go } from '../store/route.ts';
import { here } from '../store/selection.ts';
import type { Page, PageQuery } from '../store/use-loaded.ts';
import { type AnyRecord, describeRecord, type ResourceDescription } from './describe-resource.ts';

/** What the view of a kind of record has in addition to what the contract describes. */
export type Part<Row = AnyRecord> = {
  /** The purpose of the view, in a sentence. */
  readonly summary?: string;
  /** The title of the panel with the records, if the view has several. */
  readonly panelTitle?: string;
  /** The heading of the first column; by default the name of the resource. */
  readonly heading?: string;
  /** How dialogs call a record; by default by its label. */
  readonly subject?: (row: Row) => string;
  /** The first column; by default the record's label above its id. */
  readonly name?: (row: Row) => { readonly name: ComponentChildren; readonly detail?: string | undefined };
  /** Whether a record has a view of its own; by default, if an operation or the part reads one. */
  readonly hasRecordView?: boolean;
  /** The other columns: members of the record, or columns of their own. By default all members. */
  readonly columns?: readonly Column<Row>[] | ((parent: AnyRecord) => readonly Column<Row>[]);
  /** Reads the records; by default with the list of the API. */
  readonly read?: (query: PageQuery) => Promise<Page<Row>>;
  /** Reads one record with more than the API shows, if it has a view of its own. */
  readonly readOne?: (id: string) => Promise<AnyRecord>;
  /** The columns of the lists that a record contains; by default all members of their items. */
  readonly lists?: (row: Row) => Readonly<Record<string, readonly Column<never>[]>>;
  /** The rows of the table, if it doesn't show all records. */
  readonly isShown?: (row: Row) => boolean;
  /** Whether a record changes without an event, so that the view polls. */
  readonly isChanging?: (row: Row) => boolean;
  /** Whether a change of the contract is offered for a record, in addition to the contract's states. */
  readonly allows?: (row: Row, operation: string) => boolean;
  /** Further changes of a record. */
  readonly actions?: (row: Row) => readonly (Action | false)[];
  /** What a deletion by the control plane deletes. Without it, records are deleted only as the contract says. */
  readonly removal?: string;
  /** Creates a record, instead of the operation of the contract. The parent is the record that it will belong to. */
  readonly create?: (parent: AnyRecord) => Action;
  /** Further buttons of the view. */
  readonly viewActions?: (rows: readonly Row[]) => readonly Action[];
  /** The view of all records, if it is more than a table. */
  readonly view?: ComponentType<Resource>;
  /** The view of one record, if it is more than its members. */
  readonly recordView?: ComponentType<Resource & { readonly id: string }>;
  /** Why there may be no records. */
  readonly hint?: ComponentChildren | ((parent: AnyRecord) => ComponentChildren);
};

/** A kind of record, the part that adds to it, and the kinds of records that belong to its records. */
export type Resource = {
  readonly description: ResourceDescription;
  readonly part: Part;
  readonly inner?: readonly Resource[];
};

/** Declares the part of a kind of record, whose type only the part itself knows. */
export const definePart = <Row>(part: Part<Row>): Part => part as unknown as Part;

type RemovableResource = Input<'removeRecord'>['path']['resource'];

/** Lists the changes of a record that its state allows. The deletions come last. */
export const listActions = (
  description: ResourceDescription,
  part: Part,
  record: AnyRecord,
  { isOnlyRecord = false } = {},
): readonly Action[] => {
  const { segment, inspect } = description;
  const { id, name } = describeRecord(description, record);
  const path = { ...here(), [description.id]: id };
  const names = { name, ...(part.subject && { subject: part.subject(record) }) };
  const changes = description.changes
    .filter(
      ({ operation, isPossible }) => isPossible(record) && (part.allows?.(record, operation.id) ?? true),
    )
    .map(({ operation }) => {
      const isPatch = operation.method === 'PATCH' && inspect;
      return toAction(requestFor(operation, { path }), {
        ...names,
        ...(isPatch && { edits: requestFor(inspect, { path }) }),
      });
    });
  const removal =
    part.removal &&
    toAction(removeRecord(segment as RemovableResource, id), { ...names, text: part.removal });
  const all = [...changes, ...(part.actions?.(record) ?? []), removal].filter((action) => !!action);
  return all
    .toSorted((one, other) => Number(one.isDangerous) - Number(other.isDangerous))
    .map((action) =>
      isOnlyRecord && action.request.operation.method === 'DELETE'
        ? { ...action, onDone: () => go(['state', segment]) }
        : action,
    );
};

/** The action that creates a record, if there is one. */
export const getCreation = (
  { create }: ResourceDescription,
  part: Part,
  parent: AnyRecord = {},
): Action | undefined =>
  part.create?.(parent) ?? (create && toAction(requestFor(create, { path: here() }), { isPrimary: true }));
