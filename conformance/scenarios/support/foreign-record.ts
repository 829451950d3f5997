import { type OperationId, type OperationShape, resources } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { createdId } from '../../resources/created-id.ts';
import { type Resource, resourceOf } from '../../resources/resource-of.ts';

/** Another workspace, and a key of it. */
export type OtherWorkspace = { workspace: string; token: string };

const created = async (
  t: Case,
  resource: Resource,
  operation: OperationId,
  other: OtherWorkspace,
): Promise<string | null> => {
  const path = { slug: other.workspace };
  const body = t.sample(operation);
  return createdId(resource, await t.prepare({ operation, path, token: other.token, body }));
};

const added = async (t: Case, { workspace }: OtherWorkspace): Promise<string> => {
  const slug = t.unique('gate-page').toLowerCase();
  return (await t.needs('add-page')({ workspace, slug, title: 'Created by the conformance gate' })).id;
};

const listed = async (
  t: Case,
  { id }: Resource,
  list: OperationId,
  { workspace, token }: OtherWorkspace,
): Promise<string | null> => {
  const there = { path: { slug: workspace }, token };
  const record = await t.subjects.found(list, (item) => typeof item[id ?? ''] === 'string', there);
  return (record?.[id ?? ''] as string | undefined) ?? null;
};

/**
 * Path parameters of a record of another workspace for an operation: created there through the API or the driver if
 * possible, else an existing one, which is only read; null if none of these works.
 */
export const foreignRecord = async (
  t: Case,
  operation: OperationShape,
  other: OtherWorkspace,
): Promise<Record<string, string> | null> => {
  const resource = resourceOf(operation);
  if (!resource?.id) return null;
  const { create, list, name } = resource;
  const isRead = operation.method === 'GET';
  const of = async (): Promise<string | null> => {
    if (create) return created(t, resource, create, other);
    if (name === resources.page.name && t.has('add-page')) return added(t, other);
    return list && isRead ? listed(t, resource, list, other) : null;
  };
  const id = await of();
  return id === null ? null : { [resource.id]: id };
};
