import type { OperationShape } from '@workspace-api/contract';
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
import { type RecordEvent, unknownId } from './record-events.ts';

type Path = Record<string, string>;

const created = (resource: Resource, id: string | null, { slug = '' }: Path): RecordEvent | null => {
  if (resource.id === null) return null;
  const record = { kind: resource.name, id: id ?? unknownId, workspace: slug };
  if (id === null)
    return { created: { ...record, undo: null, remains: `the response to ${resource.create} shows no id` } };
  const operation = resource.delete ?? resource.retire;
  const undo = operation && { operation, path: { slug, [resource.id]: id } };
  if (resource.delete) return { created: { ...record, undo } };
  const remains = `the API has no operation that deletes it${undo ? `; ${undo.operation} was called` : ''}`;
  return { created: { ...record, undo, remains } };
};

const changed = (kind: string, id: string, path: Path, { id: operation }: OperationShape): RecordEvent => ({
  changed: {
    kind,
    id,
    workspace: path.slug,
    remains: `${operation} changed it, and the API has no operation that reverts it`,
  },
});

/** The effect of a write on a record of this kind. */
const onRecord = (
  resource: Resource,
  exchange: Exchange,
  operation: OperationShape,
  path: Path,
): RecordEvent | null => {
  const id = path[resource.id ?? ''] ?? '';
  if (operation.id === resource.delete) {
    return { deleted: { kind: resource.name, id, workspace: path.slug } };
  }
  if (!resource.create) return changed(resource.name, id, path, operation);
  // A rotation may return another record in place of this one.
  const replacementId = findRecordId(resource, exchange);
  return replacementId === null || replacementId === id ? null : created(resource, replacementId, path);
};

/** The record that a successful exchange created, changed or deleted, whichever scenario sent it; null if none. */
export const trackExchange = (exchange: Exchange, path: Path): RecordEvent | null => {
  const { operation } = exchange;
  if (!operation || operation.method === 'GET' || !isSuccess(exchange)) return null;
  const newResource = createdResource(operation);
  if (newResource) return created(newResource, createdId(newResource, exchange), path);
  const resource = findResource(operation);
  if (resource) return onRecord(resource, exchange, operation, path);
  return changesSharedData(operation) && !operation.sessionOnly
    ? changed(operation.tag, path.slug ?? '', path, operation)
    : null;
};
