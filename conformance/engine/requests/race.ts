import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import type { CaseLog } from '../case/case-log.ts';
import type { Session } from '../session/session.ts';
import { deliverRace } from './deliver.ts';
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

/** Sends requests at the same time: see `Case.race`. */
export const race = async (session: Session, log: CaseLog, lanes: readonly Lane[]): Promise<Raced[]> => {
  const prepared: Prepared[][] = [];
  for (const lane of lanes) {
    const ready: Prepared[] = [];
    for (const request of listRequests(lane)) ready.push(await prepare(session, request));
    prepared.push(ready);
  }
  const requests = lanes.flatMap(listRequests);
  const all = prepared.flat();
  const written = all.flatMap((each) => each.written);
  const delivered = await session.turns.write(written, log.holds, () => deliverRace(session, prepared));
  const raced: Raced[] = [];
  for (const [index, { start, end, delivery }] of delivered.entries()) {
    const done = delivery && (await settle(session, log, all[index] as Prepared, { ...delivery, end: null }));
    const exchange = delivery?.end ? null : done;
    raced.push({ request: requests[index] as OperationRequest, start, end, exchange });
  }
  const unusable = delivered.find(({ delivery }) => delivery?.end)?.delivery?.end;
  if (unusable && raced.every(({ exchange }) => exchange === null)) throw unusable;
  return raced;
};
