import type { OperationShape } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { isSuccess } from '../../judging/body.ts';
import type { OperationRequest } from '../../target/request.ts';

/** 4 KB by either reading: bodies with more bytes may be compressed. */
export const threshold = 4096;

/** 4 KB in decimal: bodies with at most as many bytes are not compressed. */
export const fourKilobytes = 4000;

// Three of these make any page of agents large enough.
const task = 'The conformance gate made this agent to have an answer of some size. '.repeat(25);

/** A request whose answer is larger than the threshold; null if there is none. */
export const largeList = async (t: Case, operation: OperationShape): Promise<OperationRequest | null> => {
  const request = { ...(await t.request(operation)), query: { limit: operation.list?.maxLimit } };
  const isLarge = async () => {
    const plain = await t.send(request);
    return isSuccess(plain) && plain.bytes.length > threshold;
  };
  if (await isLarge()) return request;
  if (operation.id !== 'listAgents') return null;
  for (const _agent of [1, 2, 3]) {
    await t.send({ operation: 'createAgent', body: t.sample('createAgent', { task }) });
  }
  return (await isLarge()) ? request : null;
};
