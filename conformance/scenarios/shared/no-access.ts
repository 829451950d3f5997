import {
  type OperationId,
  type OperationShape,
  operationList,
  operations,
  resources,
} from '@workspace-api/contract';
import { getJson } from '../../checks/body.ts';
import type { Actor, OperationRequest } from '../../engine/scenario.ts';
import { createdResource, findListedResource, findResource } from '../../resources/find-resource.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { SampleRequest } from '../../resources/sample-request.ts';
import { documentedMembers } from './documented-members.ts';

/** A valid request that another client may not make, and the owner's view of the record that it would change. */
export type ForeignRequest = {
  /** Names the owner's workspace and record, but has no token. */
  request: OperationRequest;
  /** Whether its ids are placeholders, since no record is available. */
  placeholder: boolean;
  /** Reads the owner's current view; null if no operation shows it. */
  view: (() => Promise<unknown>) | null;
};

/** Finds the read that shows the effect of a write: the read with the longest path above it, except the workspace itself. */
const readAbove = ({ path }: OperationShape) =>
  operationList
    .filter(({ id, method, stream }) => method === 'GET' && !stream && id !== operations.getWorkspace.id)
    .filter((read) => `${path}/`.startsWith(`${read.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];

/** Returns the member of a list's items, with its value, that identifies the record of a request; null if there is none. */
const recordIn = (operation: OperationShape, request: OperationRequest): [string, unknown] | null => {
  const newResource = createdResource(operation);
  if (newResource?.label)
    return [newResource.label, (request.body as Record<string, unknown> | undefined)?.[newResource.label]];
  const id = findResource(operation)?.id;
  return id ? [id, request.path?.[id]] : null;
};

/** Creates a function that reads the record of a write as its owner; null if no operation shows it. */
export const createView = (
  owner: Actor,
  operation: OperationShape,
  request: OperationRequest,
): (() => Promise<unknown>) | null => {
  const read = readAbove(operation);
  if (operation.method === 'GET' || operation.scope?.endsWith(':read') || !read) return null;
  const { id } = read;
  const path = request.path ?? {};
  if (read.list === null)
    return async () => documentedMembers(id, getJson(await owner.send({ operation: id, path })));
  const record = recordIn(operation, request);
  if (!record || !findListedResource(id)) return null;
  const [member, value] = record;
  return async () => {
    const listedRecord = await owner.subjects.find(id, (item) => item[member] === value);
    return listedRecord ? documentedMembers(id, listedRecord) : 'not listed';
  };
};

/** Patches that apply to any document: the contract's example may not fit. */
export const patches: Partial<Record<OperationId, unknown>> = {
  updatePage: [{ op: 'replace', path: '/metadata/title', value: 'Written by a stranger' }],
  updateTheme: [{ op: 'replace', path: '/typography/font_family_heading', value: 'Written by a stranger' }],
};

const withoutToken = ({ token: _, placeholder: __, ...request }: SampleRequest): OperationRequest => request;

/** Creates a request that rotates or revokes a key of the owner. If it has an effect, the secret of the key stops working. */
const foreignKeyRequest = async (owner: Actor, operation: OperationShape): Promise<ForeignRequest> => {
  const { id, token } = await owner.subjects.freshToken([operations.getMe.scope]);
  const path = { slug: owner.workspace, id };
  return {
    request: { operation: operation.id as OperationId, path },
    placeholder: false,
    view: async () =>
      (await owner.send({ operation: 'getMe', token })).status < 300 ? 'a key that works' : 'none',
  };
};

/**
 * Creates a request for an operation on a record of the owner, with a view of what it would change.
 *
 * @param fresh whether no other case uses the record: the request may have an effect
 * @throws NotExercisedError if no record is available
 */
export const viewedRequest = async (
  owner: Actor,
  operation: OperationShape,
  { fresh }: { fresh: boolean },
): Promise<ForeignRequest> => {
  if (operation.method !== 'GET' && findResource(operation)?.name === resources.token.name)
    return foreignKeyRequest(owner, operation);
  const sample = await owner.request(operation, { fresh });
  const body = patches[sample.operation] ?? sample.body;
  const request = body === undefined ? sample : { ...sample, body };
  const { placeholder } = request;
  const view = placeholder ? null : createView(owner, operation, request);
  return { request: withoutToken(request), placeholder, view };
};

/**
 * Creates a request for an operation on a record of the owner. If no record is available, its ids are placeholders.
 *
 * @param fresh whether no other case uses the record, so that what its view shows changes only by this request
 */
export const foreignRequest = async (
  owner: Actor,
  operation: OperationShape,
  { fresh = false }: { fresh?: boolean } = {},
): Promise<ForeignRequest> => {
  try {
    return await viewedRequest(owner, operation, { fresh });
  } catch (error) {
    if (!(error instanceof NotExercisedError)) throw error;
    const request = await owner.request(operation, { placeholder: true });
    return { request: withoutToken(request), placeholder: true, view: null };
  }
};
