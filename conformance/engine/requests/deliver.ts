import type { OperationShape } from '@workspace-api/contract';
import { operationAt } from '../../judging/operation-at.ts';
import type { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { type Exchange, exchangeOf, type SentRequest } from '../../target/exchange.ts';
import type { SendOptions } from '../../target/http-client.ts';
import { RunLimitError } from '../../target/run-limit-error.ts';
import { TransportError } from '../../target/transport-error.ts';
import { whyDead } from '../session/liveness.ts';
import { checkRunning, endAsDead, endAtLimit, endedError } from '../session/run-control.ts';
import type { Session } from '../session/session.ts';
import { unusable } from './unusable-response.ts';

/** A delivered request: its exchange, and the error that ends the case if nothing else can be judged by it. */
export type Delivery = { exchange: Exchange; end: NotExercisedError | null };

const sourceOf = ({ settings }: Session, operation: OperationShape | null, request: SentRequest): string => {
  if (operation) return operation.id;
  const path = request.url.startsWith(settings.url) ? request.url.slice(settings.url.length) : request.url;
  return operationAt(request.method, path)?.id ?? `${request.method} ${path.split('?')[0]}`;
};

/** What a failure of a request means for its case: the end of the run, or one operation that doesn't answer. */
const endOf = async (session: Session, source: string, error: unknown): Promise<unknown> => {
  if (session.signal.aborted) return endedError(session);
  if (error instanceof RunLimitError) {
    endAtLimit(session, error.limit);
    return endedError(session);
  }
  if (!(error instanceof TransportError)) return error;
  const dead = error.failure === 'limited' ? null : await whyDead(session);
  if (dead === null) return session.troubles.failed(source, error.why);
  endAsDead(session, dead);
  return endedError(session);
};

const received = async (
  session: Session,
  source: string,
  exchange: Exchange,
  { keepServerErrors = false }: SendOptions = {},
): Promise<Delivery> => {
  const { troubles } = session;
  const problem = keepServerErrors ? null : unusable(exchange, exchange.operation);
  if (problem === null) {
    if (exchange.status >= 500) troubles.failedInside(source, `status ${exchange.status}`);
    else troubles.answered(source);
    return { exchange, end: null };
  }
  const dead = await whyDead(session);
  if (dead !== null) {
    endAsDead(session, dead);
    throw endedError(session);
  }
  return { exchange, end: troubles.failed(source, problem.why, problem.isFinding) };
};

/**
 * Sends a request, unless the run has ended or the operation was given up.
 *
 * @throws NotExercisedError if there is no answer, or none of the API
 */
export const deliver = async (
  session: Session,
  operation: OperationShape | null,
  request: SentRequest,
  options: SendOptions = {},
): Promise<Delivery> => {
  checkRunning(session);
  const source = sourceOf(session, operation, request);
  session.troubles.check(source);
  const answer = await session.client.send(request, options).catch(async (error: unknown) => {
    throw await endOf(session, source, error);
  });
  return received(session, source, exchangeOf(operation, request, answer), options);
};

/** A request of a race, and the operation that it is for. */
export type Racer = { operation: OperationShape; request: SentRequest };

/** A request of a race as it was delivered. Times are milliseconds of the machine's monotonic clock. */
export type RacedDelivery = {
  start: number;
  end: number;
  /** Null if there is no answer. */
  delivery: Delivery | null;
};

/**
 * Sends the first request of each lane at the same moment, and the others of a lane one after another.
 *
 * @throws NotExercisedError if no request has an answer, or if the run ends
 */
export const deliverRace = async (
  session: Session,
  lanes: readonly (readonly Racer[])[],
): Promise<RacedDelivery[]> => {
  checkRunning(session);
  const racers = lanes.flat();
  for (const { operation } of racers) session.troubles.check(operation.id);
  const [first = ''] = racers.map(({ operation }) => operation.id);
  const timed = await session.client
    .race(lanes.map((lane) => lane.map(({ request }) => request)))
    .catch(async (error: unknown) => {
      throw await endOf(session, first, error);
    });
  const delivered: RacedDelivery[] = [];
  let failure: unknown = null;
  for (const [index, { start, end, result }] of timed.flat().entries()) {
    const { operation, request } = racers[index] as Racer;
    if (result instanceof TransportError) {
      failure = await endOf(session, operation.id, result);
      checkRunning(session);
      delivered.push({ start, end, delivery: null });
      continue;
    }
    const exchange = exchangeOf(operation, request, result);
    delivered.push({ start, end, delivery: await received(session, operation.id, exchange) });
  }
  if (failure !== null && delivered.every(({ delivery }) => delivery === null)) throw failure;
  return delivered;
};
