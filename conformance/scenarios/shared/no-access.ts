import { isDeepStrictEqual } from 'node:util';
import {
  type ClauseId,
  type OperationId,
  type OperationShape,
  operationList,
  operations,
  resources,
} from '@workspace-api/contract';
import { getJson } from '../../checks/body.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { createdResource, findListedResource, findResource } from '../../resources/find-resource.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { SampleRequest } from '../../resources/sample-request.ts';
import type { OperationRequest } from '../../target/request.ts';
import { documentedMembers } from './documented-members.ts';

/** A valid request that someone else may not make, and what its owner sees of what it would change. */
export type ForeignRequest = {
  /** Names the owner's workspace and record, and no token. */
  request: OperationRequest;
  /** Whether its ids name nothing, since no record could be had. */
  placeholder: boolean;
  /** What the owner sees now; null where no operation shows it. */
  view: () => Promise<unknown>;
};

const splitPath = (path: string): string[] => path.split('/').filter(Boolean);

const isWithin = (path: string, outer: string): boolean => {
  const steps = splitPath(path);
  return splitPath(outer).every((step, index) => steps[index] === step);
};

/** The read that shows what a write changes: that of the longest path above it, but not the whole workspace. */
const readAbove = ({ path }: OperationShape): OperationShape | undefined =>
  (operationList as readonly OperationShape[])
    .filter(({ id, method, stream }) => method === 'GET' && !stream && id !== operations.getWorkspace.id)
    .filter((read) => isWithin(path, read.path))
    .sort((one, other) => other.path.length - one.path.length)[0];

/** The member of a list's items, and its value, that tells the record of a request from others; null for none. */
const recordIn = (operation: OperationShape, request: OperationRequest): [string, unknown] | null => {
  const newResource = createdResource(operation);
  if (newResource?.label)
    return [newResource.label, (request.body as Record<string, unknown> | undefined)?.[newResource.label]];
  const id = findResource(operation)?.id;
  return id ? [id, request.path?.[id]] : null;
};

/** How an owner sees what a write is about; null where nothing shows it. */
const createView = (
  owner: Actor,
  operation: OperationShape,
  request: OperationRequest,
): (() => Promise<unknown>) | null => {
  const read = readAbove(operation);
  if (operation.method === 'GET' || operation.scope?.endsWith(':read') || !read) return null;
  const id = read.id as OperationId;
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

/** Patches that a document of any content takes: the contract's example may not fit it. */
const patches: Partial<Record<OperationId, unknown>> = {
  updatePage: [{ op: 'replace', path: '/metadata/title', value: 'Written by a stranger' }],
  updateTheme: [{ op: 'replace', path: '/typography/font_family_heading', value: 'Written by a stranger' }],
};

const withoutToken = ({ token: _, placeholder: __, ...request }: SampleRequest): OperationRequest => request;

/** A key of the owner's that is rotated or revoked if the request has an effect: then its secret stops working. */
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

/** A request for an operation about what an owner has. Where no record can be had, its ids name nothing. */
export const foreignRequest = async (owner: Actor, operation: OperationShape): Promise<ForeignRequest> => {
  const isWrite = operation.method !== 'GET';
  try {
    if (isWrite && findResource(operation)?.name === resources.token.name)
      return await foreignKeyRequest(owner, operation);
    const sample = await owner.request(operation, { fresh: false });
    const body = patches[sample.operation] ?? sample.body;
    const request = body === undefined ? sample : { ...sample, body };
    const view = request.placeholder ? null : createView(owner, operation, request);
    return {
      request: withoutToken(request),
      placeholder: request.placeholder,
      view: view ?? (async () => null),
    };
  } catch (error) {
    if (!(error instanceof NotExercisedError)) throw error;
    const request = await owner.request(operation, { placeholder: true });
    return { request: withoutToken(request), placeholder: true, view: async () => null };
  }
};

/**
 * Expects that someone else's request is refused like one for what doesn't exist, and that it changes nothing.
 *
 * @param send sends the request as someone else
 */
export const expectNoAccess = async (
  t: Case,
  clause: ClauseId,
  { request, view }: ForeignRequest,
  send: (request: OperationRequest) => ReturnType<Case['send']>,
): ReturnType<Case['send']> => {
  const before = await view();
  const exchange = await send(request);
  t.expectHidden(clause, exchange);
  const after = await view();
  t.expect(
    clause,
    isDeepStrictEqual(before, after),
    {
      expected: `no effect of ${request.operation}, which was refused: ${JSON.stringify(before)}`,
      got: JSON.stringify(after) ?? 'nothing',
    },
    exchange,
  );
  return exchange;
};
