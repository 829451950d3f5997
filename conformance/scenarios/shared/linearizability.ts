import type { ClauseId } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { summarizeResponse } from '../../checks/check-result.ts';
import { describeRefusal, getErrorCode } from '../../checks/error-body.ts';
import { type Call, explainHistory, findOrder, type Model } from '../../checks/linearizability.ts';
import { statusFits } from '../../checks/tolerated-errors.ts';
import type { Case, Effort, Exchange, OperationRequest, Raced } from '../../engine/scenario.ts';

/** The effect of requests on a state of the target, one at a time. A null response is one that was lost. */
export type RaceModel<State> = Model<State, OperationRequest, Exchange | null>;

/** How often a race is run, since it isn't lost every time. */
const roundsByEffort: Record<Effort, number> = { quick: 2, standard: 3, thorough: 25 };

/** Returns the numbers of the rounds of a race. */
export const rounds = ({ effort }: { effort: Effort }): number[] => [...Array(roundsByEffort[effort]).keys()];

/** Converts a race to a history. A 5xx doesn't show whether its request had an effect. */
const toHistory = (raced: readonly Raced[]): Call<OperationRequest, Exchange>[] =>
  raced.map(({ request, start, end, exchange }) => ({
    operation: request,
    start,
    reply: exchange && exchange.status < 500 ? { end, response: exchange } : null,
  }));

/** Whether a response is a refusal that no state has to explain: a server may refuse any of several simultaneous requests. */
const isRejected = (response: Exchange, named: readonly string[] = []): boolean =>
  !isSuccess(response) &&
  statusFits(response.status, '4XX') &&
  !named.some((code) => code === getErrorCode(response));

const describeReply = (response: Exchange): string =>
  isSuccess(response) ? summarizeResponse(response).slice(0, 120) : describeRefusal(response);

/**
 * Checks a history: the responses to simultaneous requests must be possible if the requests ran one at a time, in some
 * order.
 *
 * @param named the error codes that a state has to explain; any other refusal leaves the state unchanged
 */
export const expectLinearizable = <State>(
  t: Case,
  clause: ClauseId,
  raced: readonly Raced[],
  {
    initial,
    next,
    named = [],
    describeRequest = ({ operation }) => operation,
  }: RaceModel<State> & {
    named?: readonly string[];
    describeRequest?: (request: OperationRequest) => string;
  },
): void => {
  const history = toHistory(raced);
  const closest = findOrder(history, {
    initial,
    next: (state: State, request, response) =>
      response && isRejected(response, named) ? [state] : next(state, request, response),
  });
  if (closest === null) {
    t.pass(clause, raced.at(-1)?.request.operation);
    return;
  }
  t.expect(clause, false, {
    got: [
      'no order of these requests explains their responses:',
      ...explainHistory(history, closest, describeRequest, describeReply),
    ].join('\n'),
    exchange: raced[closest.stuck[0] ?? raced.length - 1]?.exchange ?? null,
  });
};
