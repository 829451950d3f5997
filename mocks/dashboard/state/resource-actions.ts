import type { Input } from '@workspace-api/contract/sandbox';
import { removeRecord, requestFor } from '../client/request.ts';
import { type Action, toAction } from '../operation/index.ts';
import { go } from '../store/route.ts';
import { here } from '../store/selection.ts';
import { type AnyRecord, describeRecord, type ResourceDescription } from './describe-resource.ts';
import type { Part } from './part.ts';

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
