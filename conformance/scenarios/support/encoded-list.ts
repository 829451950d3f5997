import { isDeepStrictEqual } from 'node:util';
import { mediaTypes, type OperationId, type OperationShape } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { itemsOf } from '../../judging/body.ts';
import type { JsonRecord } from '../../judging/encodings/leaves.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';

const awkward = ', "quoted"; é 日 | [x]';

/**
 * Agents whose names every text encoding has to take care with: separators, quotes, letters beyond ASCII. Made once,
 * for they can't be deleted. A server may refuse such a name; then the records that are there must do.
 */
const awkwardAgents = async (t: Case): Promise<void> => {
  const there = await t.subjects.existing('listAgents');
  const made = there.filter(({ name }) => typeof name === 'string' && name.endsWith(awkward)).length;
  for (let count = made; count < 2; count += 1) {
    await t.send({ operation: 'createAgent', body: { name: `${t.unique('Gate')}${awkward}` } });
  }
};

/** Makes sure that a list has something worth encoding, where the API can add to it. */
export const prepareList = async (t: Case, operation: OperationShape): Promise<OperationRequest> => {
  if (operation.id === 'listAgents') await awkwardAgents(t);
  if (operation.id === 'listSecrets') {
    await t.subjects.freshSecret();
    await t.subjects.freshSecret();
  }
  if (operation.id === 'listWebhookSubscriptions') {
    await t.subjects.freshWebhook();
    await t.subjects.freshWebhook();
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
  /** The answer in the encoding that was asked for. */
  encoded: Exchange;
  /** The records of the same page in JSON, and the cursor that follows. */
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
 * Asks for one page in an encoding and, before and after, in JSON. What the list holds may change at any time: where
 * the two JSON pages differ, it is tried again.
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
    if (before.status !== 200 || after.status !== 200) return null;
    const page = pageOf(operation, before);
    if (!isDeepStrictEqual(page.records, pageOf(operation, after).records)) continue;
    return { encoded: exchange, ...page, operation: operation.id as OperationId };
  }
  return null;
};
