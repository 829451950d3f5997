import {
  getOperation,
  type OperationId,
  type OperationShape,
  type ResourceName,
  type ResourceShape,
  resourceList,
  resources,
} from '@workspace-api/contract';
import { member } from '../checks/body.ts';
import { findId } from '../checks/find-string.ts';
import type { Exchange } from '../target/exchange.ts';
import { tryParseJson } from '../target/parse-json.ts';
import { componentSchema } from './arbitraries/json-schema.ts';

/** A well-formed id of its kind that no record has. */
export const createPlaceholder = ({ idPrefix }: Pick<Resource, 'idPrefix'>): string =>
  idPrefix ? `${idPrefix}${'0'.repeat(26)}` : 'gate_no_such_record';

export type Resource = ResourceShape & { readonly name: ResourceName };

/** A kind of record, by its name. */
export const resourceNamed = (name: ResourceName): Resource => resources[name];

// The workspace in a path is the one under test, not a record that a case chooses.
const chosen = resourceList.filter(({ name }) => name !== resources.workspace.name);

const isBelow = ({ path }: OperationShape, { collection, id }: Resource): boolean =>
  id !== null && `${path}/`.startsWith(`${collection}/{${id}}/`);

/** The kind of record in an operation's path, such as the agent in the path of its runs; null if there is none. */
export const findResource = (operation: OperationShape): Resource | null =>
  chosen.find((resource) => isBelow(operation, resource)) ?? null;

/** The kind of record that an operation creates; null if none. */
export const createdResource = ({ id }: OperationShape): Resource | null =>
  resourceList.find(({ create }) => create === id) ?? null;

/** The kind of existing record that an operation's body names by its id, such as the secret of a proxy URL; null if none. */
export const namedInBody = (operation: OperationShape): Resource | null => {
  if (operation.requestBody === null || createdResource(operation) !== null) return null;
  const { properties = {} } = componentSchema(operation.requestBody.schema);
  const isNamed = ({ id, list }: ResourceShape): boolean =>
    id !== null && id in properties && list !== null && getOperation(list).tag === operation.tag;
  return resourceList.find(isNamed) ?? null;
};

/** The member of a new record's body by which its caller chooses the id; null if the target chooses it. */
export const chosenIdMember = ({ id, label }: Resource): string | null => (id === label ? id : null);

/** The kind of record that a list contains; null if no resource names the list as its own. */
export const findListedResource = (list: OperationId): Resource | null =>
  resourceList.find((resource) => resource.list === list) ?? null;

/** Whether the paths of a resource include the workspace. */
export const isInWorkspace = ({ collection }: Resource): boolean => collection.includes('{slug}');

/** Whether an operation changes something other than a record in its path: the theme, the plan, the published pages. */
export const changesSharedData = (operation: OperationShape): boolean =>
  operation.method !== 'GET' &&
  operation.scope !== null &&
  !operation.scope.endsWith(':read') &&
  findResource(operation) === null &&
  createdResource(operation) === null;

const parseMember = (json: string | Uint8Array, name: string): string | null => {
  const value = member(tryParseJson(json), name);
  return typeof value === 'string' ? value : null;
};

/**
 * The id of the record of this kind in a response; null if there is none. If ids have a prefix, only the prefix is used, since
 * the service document doesn't name every field.
 */
export const findRecordId = ({ id, idPrefix, name }: Resource, { text }: Exchange): string | null => {
  if (id === null) return null;
  return idPrefix === null ? parseMember(text, id) : findId(tryParseJson(text), idPrefix, name);
};

/** The id of a newly created record: the one that the caller chose, else the one in the response. */
export const createdId = (resource: Resource, exchange: Exchange): string | null =>
  (resource.id && parseMember(exchange.request.body ?? '', resource.id)) ?? findRecordId(resource, exchange);
