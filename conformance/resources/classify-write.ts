import {
  type OperationId,
  type OperationShape,
  operationList,
  operations,
  resourceList,
  resources,
} from '@workspace-api/contract';
import { member } from '../checks/body.ts';
import { isAt, isAtOrBelow, operationAt, splitPath } from '../target/operation-path.ts';
import { tryParseJson } from '../target/parse-json.ts';
import { chosenIdMember, createdResource, findResource, type Resource } from './find-resource.ts';

/** The data that a request would change if the target carried it out. */
export type Write =
  /** Nothing: the request only reads, or is about credentials that it carries itself. */
  | { kind: 'nothing' }
  /** A new record. `name` is the id that the caller chose; null if the target chooses one. */
  | { kind: 'creation'; resource: Resource; name: string | null }
  /** One of these records: the outermost one first; the others belong to it. */
  | { kind: 'record'; operation: string; records: readonly { resource: Resource; id: string }[] }
  /** Data that the whole workspace shares: the theme, the plan, the published pages. */
  | { kind: 'shared'; operation: string }
  /** The current workspace of the session that sends it. */
  | { kind: 'switch' }
  /** Anything else: a whole collection, a workspace, or an unknown object. */
  | { kind: 'unknown'; operation: string };

const reads = ['GET', 'HEAD', 'OPTIONS'];

const kinds = (resourceList as readonly Resource[]).filter(({ name }) => name !== resources.workspace.name);

/** The records that a path is at or below, outermost first. */
const recordsIn = (path: readonly string[]): { resource: Resource; id: string }[] =>
  kinds
    .filter(({ id }) => id !== null)
    .map((resource) => ({ resource, steps: splitPath(resource.collection) }))
    .filter(({ steps }) => path.length > steps.length && isAtOrBelow(steps, path))
    .sort((one, other) => one.steps.length - other.steps.length)
    .map(({ resource, steps }) => ({ resource, id: path[steps.length] as string }));

/** The name of the new record in a creation's body, if callers choose its id. */
const chosenName = (resource: Resource, body: string): string | null => {
  const idMember = chosenIdMember(resource);
  const name = idMember === null ? null : member(tryParseJson(body), idMember);
  return typeof name === 'string' && name !== '' ? name : null;
};

const classifyOperation = (operation: OperationShape, path: readonly string[], body: string): Write => {
  if (operation.scope === null || operation.scope.endsWith(':read')) return { kind: 'nothing' };
  if (operation.id === operations.switchWorkspace.id) return { kind: 'switch' };
  const newResource = createdResource(operation);
  if (newResource) return { kind: 'creation', resource: newResource, name: chosenName(newResource, body) };
  return findResource(operation)
    ? { kind: 'record', operation: operation.id, records: recordsIn(path) }
    : { kind: 'shared', operation: operation.id };
};

/**
 * Determines the data that a request would change from its method and path only, since a scenario may write to any path.
 *
 * @param path the decoded path below the base of the API
 */
export const classifyWrite = (method: string, path: string, body: string): Write => {
  if (reads.includes(method)) return { kind: 'nothing' };
  const segments = splitPath(path);
  // The path is decoded, so it has no query.
  const operation = operationAt(method, path.replaceAll('?', '%3F'));
  if (operation?.server === 'api') return classifyOperation(operation, segments, body);
  const what = `${method} ${path}`;
  const records = recordsIn(segments);
  if (records.length > 0) return { kind: 'record', operation: what, records };
  const collection = kinds.find(({ collection: path }) => isAt(splitPath(path), segments));
  if (collection && method === 'POST') return { kind: 'creation', resource: collection, name: null };
  const shares = (operationList as readonly OperationShape[]).some(
    (each) =>
      !collection && each.scope !== null && !isWorkspace(each) && isAt(splitPath(each.path), segments),
  );
  return shares ? { kind: 'shared', operation: what } : { kind: 'unknown', operation: what };
};

const isWorkspace = ({ id }: OperationShape): boolean =>
  ([resources.workspace.inspect, resources.workspace.list] as OperationId[]).includes(id as OperationId);
