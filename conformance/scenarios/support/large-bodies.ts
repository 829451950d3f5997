import type { OperationShape } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import type { OperationRequest } from '../../target/request.ts';

/** Bodies with more bytes are compressed. */
export const threshold = 4096;

// Three of these make any page of agents large enough.
const task = 'The conformance gate made this agent to have an answer of some size. '.repeat(25);

/** A request whose answer is larger than the threshold; null if there is none. */
export const largeList = async (t: Case, operation: OperationShape): Promise<OperationRequest | null> => {
  const request = { ...(await t.request(operation)), query: { limit: operation.list?.maxLimit } };
  const isLarge = async () => {
    const plain = await t.send(request);
    return plain.status === 200 && plain.bytes.length > threshold;
  };
  if (await isLarge()) return request;
  if (operation.id !== 'listAgents') return null;
  for (const _agent of [1, 2, 3]) {
    await t.send({ operation: 'createAgent', body: { name: t.unique('Gate agent'), task } });
  }
  return (await isLarge()) ? request : null;
};
