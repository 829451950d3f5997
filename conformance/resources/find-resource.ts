import {
  type OperationId,
  type OperationShape,
  type ResourceName,
  type ResourceShape,
  resourceList,
  resources,
} from '@workspace-api/contract';

export type Resource = ResourceShape & { readonly name: ResourceName };

/** A kind of record, by its name. */
export const resourceNamed = (name: ResourceName): Resource => resources[name];

// The workspace in a path is the judged one, not a record that a case chooses.
const chosen = resourceList.filter(({ name }) => name !== resources.workspace.name);

const isBelow = ({ path }: OperationShape, { collection, id }: Resource): boolean =>
  id !== null && `${path}/`.startsWith(`${collection}/{${id}}/`);

/** The kind of record that is named in an operation's path: an agent's, for its runs; null where none is. */
export const findResource = (operation: OperationShape): Resource | null =>
  chosen.find((resource) => isBelow(operation, resource)) ?? null;

/** The kind of record that an operation creates; null for none. */
export const createdResource = ({ id }: OperationShape): Resource | null =>
  resourceList.find(({ create }) => create === id) ?? null;

/** The kind of record that a list holds; null where no resource names the list as its own. */
export const findListedResource = (list: OperationId): Resource | null =>
  resourceList.find((resource) => resource.list === list) ?? null;

/** Whether the paths of such records name their workspace. */
export const isInWorkspace = ({ collection }: Resource): boolean => collection.includes('{slug}');

/** Whether an operation changes something else than a record in its path: the theme, the plan, what is published. */
export const changesSharedData = (operation: OperationShape): boolean =>
  operation.method !== 'GET' &&
  operation.scope !== null &&
  !operation.scope.endsWith(':read') &&
  findResource(operation) === null &&
  createdResource(operation) === null;
