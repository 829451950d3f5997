import { type OperationShape, operations, resources } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import type { Case, Exchange, OperationRequest } from '../../engine/scenario.ts';
import { findRecordId } from '../../resources/find-resource.ts';

/** 4 KB in either definition: larger bodies may be compressed. */
export const threshold = 4096;

// Three of these make any page of agents large enough.
const task = 'The conformance gate created this agent to get a response of some size. '.repeat(25);

/** Returns a request whose response is larger than the threshold; null if there is none. */
export const largeList = async (t: Case, operation: OperationShape): Promise<OperationRequest | null> => {
  const request = { ...(await t.request(operation)), query: { limit: operation.list?.maxLimit } };
  const isLarge = (response: Exchange) => isSuccess(response) && response.bytes.length > threshold;
  let plain = await t.send(request);
  if (!isLarge(plain) && operation.id === operations.listAgents.id) {
    for (const _agent of [1, 2, 3])
      await t.send({ operation: 'createAgent', body: t.sample('createAgent', { task }) });
    plain = await t.send(request);
  }
  return isLarge(plain) ? request : null;
};

const accepting = (codings: readonly string[]): Record<string, string> =>
  codings.length === 0 ? {} : { 'accept-encoding': codings.join(', ') };

/** Creates a function that reads a single record of any size, an agent. */
export const sizedBody = async (
  t: Case,
): Promise<(bytes: number, codings: readonly string[]) => Promise<Exchange>> => {
  const createAgent = async (length: number, codings: readonly string[]) => {
    // Every name has the same length.
    const name = t.unique('Gate agent').padEnd(60, '.');
    const body = t.sample('createAgent', { name, task: 'x'.repeat(length) });
    const id = findRecordId(resources.agent, await t.prepare({ operation: operations.createAgent.id, body }));
    if (id === null) return t.notExercised([], 'the id of a new agent');
    return t.prepare({ operation: operations.getAgent.id, path: { id }, headers: accepting(codings) });
  };
  const rest = (await createAgent(1, [])).bytes.length - 1;
  return (bytes, codings) => createAgent(bytes - rest, codings);
};

/** Content that has to be compressed in several chunks: characters of one to four bytes, and no two equal lines. */
const mixedContent = Array.from(
  { length: 300 },
  (_, index) => `${index ** 3} é日😀 ${(index * 7919) % 9973}`,
).join('\n');

/** The place of a page that accepts any string. */
const place = '/tree/props/gate';

/** Reads a page of more than 150 KB, larger than the buffers of most servers; null if the target doesn't accept it. */
export const largePage = async (
  t: Case,
): Promise<((codings: readonly string[]) => Promise<Exchange>) | null> => {
  const path = await t.subjects.fresh(resources.page.name);
  const copies = Array.from({ length: 21 }, (_, index) => ({
    op: 'copy',
    from: place,
    path: `${place}_${index}`,
  }));
  const body = [{ op: 'add', path: place, value: mixedContent }, ...copies];
  if (!isSuccess(await t.send({ operation: operations.updatePage.id, path, body }))) return null;
  return (codings) => t.prepare({ operation: operations.getPage.id, path, headers: accepting(codings) });
};
