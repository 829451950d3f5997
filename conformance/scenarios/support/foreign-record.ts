import { type OperationId, type OperationShape, operationOf } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { isSuccess, itemsOf } from '../../judging/body.ts';
import { createdId } from '../../resources/created-id.ts';
import { type Resource, resourceOf } from '../../resources/resource-of.ts';
import { sampleBody } from '../../resources/sample-body.ts';

/** Another workspace, and a key of it. */
export type OtherWorkspace = { workspace: string; token: string };

const created = async (
  t: Case,
  resource: Resource,
  operation: OperationId,
  other: OtherWorkspace,
): Promise<string | null> => {
  const exchange = await t.send({
    operation,
    path: { slug: other.workspace },
    token: other.token,
    body: sampleBody(operation, t.unique),
  });
  return !isSuccess(exchange) ? null : createdId(resource, exchange);
};

const listed = async (
  t: Case,
  { id }: Resource,
  list: OperationId,
  other: OtherWorkspace,
): Promise<string | null> => {
  const answer = await t.send({ operation: list, path: { slug: other.workspace }, token: other.token });
  const [first] = isSuccess(answer) ? itemsOf(operationOf(list), answer.json()) : [];
  const found = first?.[id ?? ''];
  return typeof found === 'string' ? found : null;
};

/**
 * Path parameters of a record of another workspace for an operation: created there through the API if possible, else
 * an existing one; null if neither works.
 */
export const foreignRecord = async (
  t: Case,
  operation: OperationShape,
  other: OtherWorkspace,
): Promise<Record<string, string> | null> => {
  const resource = resourceOf(operation);
  if (!resource?.id) return null;
  const { create, list } = resource;
  const id = create
    ? await created(t, resource, create, other)
    : list
      ? await listed(t, resource, list, other)
      : null;
  return id === null ? null : { [resource.id]: id };
};
