import type { Case } from '../../engine/case/case.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';

export type Decision = 'approveApproval' | 'denyApproval';

/** The statuses of a refused body, and of a missing one. */
const bodyRefused: readonly number[] = [400, 411, 415, 422];

/** Decides an approval without a body. Ends the case if the target requires one: its members are not shown. */
export const decide = async (
  t: Case,
  operation: Decision,
  request: Omit<OperationRequest, 'operation' | 'body'>,
): Promise<Exchange> => {
  const answer = await t.send({ ...request, operation });
  if (!bodyRefused.includes(answer.status)) return answer;
  return t.notExercised([], `the request body of ${operation}: it answered ${answer.status} to none`);
};
