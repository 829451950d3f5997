import { TransportError } from '../../target/call-error.ts';
import { createExchange, type Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import type { CaseLog } from '../case/case-log.ts';
import type { Session } from '../session/session.ts';
import { callSource, describeRequest, received, toEndError } from './deliver.ts';
import { type Prepared, prepare, settle } from './send.ts';

/** One request of a race. Times are milliseconds of the machine's monotonic clock. */
export type Raced = {
  request: OperationRequest;
  /** Just before the request was sent. */
  start: number;
  /** When the response was complete, or the failure was known. */
  end: number;
  /** Null without a usable response. The request may still have taken effect. */
  exchange: Exchange | null;
};

/** A request, or several that follow one another over one connection. */
export type Lane = OperationRequest | readonly OperationRequest[];

const listRequests = (lane: Lane): readonly OperationRequest[] => ('operation' in lane ? [lane] : lane);

/**
 * Sends requests at the same time: see `Case.race`.
 *
 * @throws NotExercisedError if no request has a usable response, or if the run ends
 */
export const race = async (session: Session, log: CaseLog, lanes: readonly Lane[]): Promise<Raced[]> => {
  const prepared: Prepared[][] = [];
  for (const lane of lanes) {
    const ready: Prepared[] = [];
    for (const request of listRequests(lane)) ready.push(await prepare(session, request));
    prepared.push(ready);
  }
  const inputs = lanes.flatMap(listRequests);
  const all = prepared.flat();
  for (const { operation } of all) session.breaker.check(operation.id);
  const [first] = all;
  if (!first) return [];
  const sendAll = () =>
    callSource(session, first.operation.id, describeRequest(first.request), () =>
      session.client.race(
        prepared.map((lane) => lane.map((each) => each.request)),
        session.onRequest,
      ),
    );
  const written = all.flatMap((each) => each.written);
  const timed = (await session.turns.write(written, log.holds, sendAll)).flat();
  const raced: Raced[] = [];
  let failure: unknown = null;
  for (const [index, { start, end, result }] of timed.entries()) {
    const { operation, request } = all[index] as Prepared;
    const one: Raced = { request: inputs[index] as OperationRequest, start, end, exchange: null };
    raced.push(one);
    if (result instanceof TransportError) {
      failure = await toEndError(session, operation.id, describeRequest(request), result);
      session.run.check();
      continue;
    }
    const delivery = await received(session, operation.id, createExchange(operation, request, result));
    const done = await settle(session, log, all[index] as Prepared, { ...delivery, end: null });
    if (delivery.end) failure = delivery.end;
    else one.exchange = done;
  }
  if (failure !== null && raced.every(({ exchange }) => exchange === null)) throw failure;
  return raced;
};
