import { isSuccess } from '../checks/body.ts';
import type { Exchange } from '../target/exchange.ts';
import {
  changesSharedData,
  createdId,
  createdResource,
  findRecordId,
  findResource,
  type Resource,
} from './find-resource.ts';
import { type CreatedRecord, type RunRecords, unknownId } from './run-records.ts';

type Path = Record<string, string>;

const describeCreated = (
  resource: Resource,
  idMember: string,
  id: string | null,
  { slug = '' }: Path,
): CreatedRecord => {
  const record = { kind: resource.name, id: id ?? unknownId, workspace: slug };
  if (id === null)
    return { ...record, undo: null, remains: `the response to ${resource.create} shows no id` };
  const operation = resource.delete ?? resource.retire;
  const undo = operation && { operation, path: { slug, [idMember]: id } };
  if (resource.delete) return { ...record, undo };
  const remains = `the API has no operation that deletes it${undo ? `; ${undo.operation} was called` : ''}`;
  return { ...record, undo, remains };
};

/**
 * Notes the record that a successful exchange created, changed or deleted, whichever scenario sent it. Returns the record that it
 * created; null if none.
 */
export const trackExchange = (
  records: Pick<RunRecords, 'created' | 'changed' | 'deleted'>,
  exchange: Exchange,
  path: Path,
): CreatedRecord | null => {
  const { operation } = exchange;
  if (!operation || operation.method === 'GET' || !isSuccess(exchange)) return null;
  const workspace = path.slug;
  const create = (resource: Resource, id: string | null): CreatedRecord | null => {
    if (resource.id === null) return null;
    const record = describeCreated(resource, resource.id, id, path);
    records.created(record);
    return record;
  };
  const change = (kind: string, id: string): void => {
    const remains = `${operation.id} changed it, and the API has no operation that reverts it`;
    records.changed({ kind, id, workspace, remains });
  };
  const newResource = createdResource(operation);
  if (newResource) return create(newResource, createdId(newResource, exchange));
  const resource = findResource(operation);
  const id = path[resource?.id ?? ''] ?? '';
  if (!resource) {
    if (changesSharedData(operation) && !operation.sessionOnly) change(operation.tag, workspace ?? '');
  } else if (operation.id === resource.delete) records.deleted({ kind: resource.name, id, workspace });
  else if (!resource.create) change(resource.name, id);
  else {
    // A rotation may return another record in place of this one.
    const replacementId = findRecordId(resource, exchange);
    if (replacementId !== null && replacementId !== id) return create(resource, replacementId);
  }
  return null;
};
