import { isDeepStrictEqual } from 'node:util';
import { mediaTypes, type OperationId, type OperationShape } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { isSuccess, itemsOf } from '../../judging/body.ts';
import type { JsonRecord } from '../../judging/encodings/leaves.ts';
import { listedResource, type Resource } from '../../resources/resource-of.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';

const awkward = ', "quoted"; é 日 | [x]';

/**
 * Records whose labels every text encoding has to take care with: separators, quotes, letters beyond ASCII. Two are
 * enough for a whole run. A server may refuse such a label; then the records that exist must do.
 */
const awkwardRecords = async (t: Case, { list, create, label }: Resource): Promise<void> => {
  if (!list || !create || !label) return;
  const existing = await t.subjects.firstListed(list, 100);
  const isAwkward = (value: unknown) => typeof value === 'string' && value.endsWith(awkward);
  for (let count = existing.filter((item) => isAwkward(item[label])).length; count < 2; count += 1) {
    const body = t.sample(create, { [label]: `${t.unique('Gate')}${awkward}` });
    await t.send({ operation: create, body });
  }
};

/** Makes sure that a list has something worth encoding, where the API can add to it. */
export const prepareList = async (t: Case, operation: OperationShape): Promise<OperationRequest> => {
  const resource = listedResource(operation.id as OperationId);
  // A label that is the id is in paths, and has to be a plain one.
  if (resource?.create && resource.label !== null && resource.label !== resource.id) {
    await awkwardRecords(t, resource);
  } else if (resource?.create) {
    for (const _record of [1, 2]) await t.subjects.fresh(resource.name);
  }
  const { body: _, ...request } = await t.request(operation);
  if (operation.id === 'listRuns' && t.has('add-run')) {
    for (const _run of [1, 2]) await t.subjects.freshRun(await activeAgentOf(t, request));
  }
  return request;
};

const activeAgentOf = async (t: Case, request: OperationRequest): Promise<string> => {
  const { id } = await t.subjects.activeAgent();
  request.path = { ...request.path, id };
  return id;
};

export type SamePage = {
  /** The answer in the requested encoding. */
  encoded: Exchange;
  /** The records of the same page in JSON, and its next cursor. */
  records: JsonRecord[];
  nextCursor: string | null;
  operation: OperationId;
};

const pageOf = (operation: OperationShape, exchange: Exchange) => {
  const body = exchange.json<Record<string, unknown>>();
  return {
    records: itemsOf(operation, body),
    nextCursor: typeof body.next_cursor === 'string' ? body.next_cursor : null,
  };
};

/**
 * Requests one page in an encoding and, before and after, in JSON. The list may change at any time: if the two JSON
 * pages differ, it tries again.
 */
export const samePage = async (
  t: Case,
  operation: OperationShape,
  request: OperationRequest,
  encoded: Partial<OperationRequest>,
): Promise<SamePage | null> => {
  const inJson = { ...request, accept: mediaTypes.json };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const before = await t.send(inJson);
    const exchange = await t.send({ ...request, ...encoded, query: { ...request.query, ...encoded.query } });
    const after = await t.send(inJson);
    if (!isSuccess(before) || !isSuccess(after)) return null;
    const page = pageOf(operation, before);
    if (!isDeepStrictEqual(page.records, pageOf(operation, after).records)) continue;
    return { encoded: exchange, ...page, operation: operation.id as OperationId };
  }
  return null;
};
