import { type OperationId, type OperationShape, operations } from '@workspace-api/contract';
import { member } from '../../checks/body.ts';
import {
  chosenIdMember,
  createdResource,
  findListedResource,
  findResource,
  type Resource,
} from '../../resources/find-resource.ts';
import { tryParseJson } from '../../target/parse-json.ts';

/** What a request would change if the target carried it out. */
export type Write =
  /** Nothing: it only reads, or is about credentials that it carries itself. */
  | { kind: 'nothing' }
  /** A new record. `name` is the id that the caller chose; null if the target chooses one. */
  | { kind: 'creation'; resource: Resource; name: string | null }
  | { kind: 'record'; resource: Resource; id: string }
  /** Data that the whole workspace shares: the theme, the plan, the published pages. */
  | { kind: 'shared' }
  /** The current workspace of the session that sends it. */
  | { kind: 'switch' }
  /** Anything else, such as a whole collection. */
  | { kind: 'unknown' };

/** The name of the new record in a creation's body, if callers choose its id. */
const chosenName = (resource: Resource, body: Uint8Array | null): string | null => {
  const idMember = chosenIdMember(resource);
  const name = idMember === null ? null : member(tryParseJson(body ?? ''), idMember);
  return typeof name === 'string' && name !== '' ? name : null;
};

/**
 * Determines what a request to the path of an operation would change.
 *
 * @param method the operation's, or another one, which the contract doesn't have for this path, but a target may
 * @param path the path parameters
 */
export const classifyWrite = (
  operation: OperationShape,
  method: string,
  path: Readonly<Record<string, string>>,
  body: Uint8Array | null,
): Write => {
  const { id, scope } = operation;
  const isDeclared = method === operation.method;
  if (method === 'GET' || (isDeclared && (scope === null || scope.endsWith(':read'))))
    return { kind: 'nothing' };
  if (isDeclared && id === operations.switchWorkspace.id) return { kind: 'switch' };
  const ofList = method === 'POST' ? findListedResource(id as OperationId) : null;
  const created = isDeclared ? createdResource(operation) : ofList;
  if (created) return { kind: 'creation', resource: created, name: chosenName(created, body) };
  const resource = findResource(operation);
  if (resource) return { kind: 'record', resource, id: path[resource.id ?? ''] ?? '' };
  return { kind: isDeclared ? 'shared' : 'unknown' };
};
