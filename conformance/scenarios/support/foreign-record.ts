import { type OperationId, type OperationShape, operationList } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { itemsOf } from '../../judging/body.ts';
import { sampleBody } from '../../resources/sample-body.ts';

/** A workspace that isn't the judged one, and a key of it. */
export type OtherWorkspace = { workspace: string; token: string };

type Path = Record<string, string>;

const collectionOf = ({ path }: OperationShape): string => path.slice(0, path.search(/\/\{(?!slug)/));

const operationAt = (path: string, ...methods: string[]): OperationShape | undefined =>
  (operationList as readonly OperationShape[]).find(
    (other) => other.path === path && methods.includes(other.method),
  );

const made = async (t: Case, creator: OperationShape, other: OtherWorkspace): Promise<Path | null> => {
  const body = sampleBody(creator.id as OperationId, t.unique) as { name?: string } | undefined;
  const exchange = await t.send({
    operation: creator.id as OperationId,
    path: { slug: other.workspace },
    token: other.token,
    body,
  });
  if (exchange.status > 299) return null;
  const { id } = exchange.json<{ id?: string }>();
  // A record without an id is known by its name.
  if (id !== undefined) return { id };
  return body?.name === undefined ? null : { name: body.name };
};

const listed = async (t: Case, list: OperationShape, other: OtherWorkspace): Promise<Path | null> => {
  const answer = await t.send({
    operation: list.id as OperationId,
    path: { slug: other.workspace },
    token: other.token,
  });
  const [first] = answer.status === 200 ? itemsOf(list, answer.json()) : [];
  return typeof first?.id === 'string' ? { id: first.id } : null;
};

/**
 * Path parameters of a record of another workspace that an operation could be asked about: made there through the
 * API, else one that is there; null where neither works.
 */
export const foreignRecord = async (
  t: Case,
  operation: OperationShape,
  other: OtherWorkspace,
): Promise<Path | null> => {
  const collection = collectionOf(operation);
  const creator = operationAt(collection, 'POST', 'PUT');
  if (creator) return made(t, creator, other);
  const list = operationAt(collection, 'GET');
  return list ? listed(t, list, other) : null;
};
