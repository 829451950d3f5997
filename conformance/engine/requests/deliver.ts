import { errors, type OperationShape } from '@workspace-api/contract';
import { getJson, isSuccess } from '../../checks/body.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import type { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { CallError, DriverError, LimitedError } from '../../target/call-error.ts';
import { createExchange, type Exchange, type SentRequest } from '../../target/exchange.ts';
import type { SendOptions } from '../../target/http-client.ts';
import { fillPath } from '../../target/operation-path.ts';
import { plainRequest } from '../../target/request.ts';
import { RunLimitError, TimeoutError } from '../../target/waits.ts';
import { absentStatuses } from '../report/not-offered.ts';
import type { Session } from '../session/session.ts';

/** A delivered request: its exchange, and the error that ends the case if the exchange can't be used to check anything else. */
export type Delivery = { exchange: Exchange; end: NotExercisedError | null };

/** The method and path of a request, for people. The query may contain values that a report hides. */
export const describeRequest = ({ method, url }: SentRequest): string => `${method} ${new URL(url).pathname}`;

/**
 * Converts a failure of a request, or of a call of the driver, to the error that ends its case.
 *
 * @param request the method and path of the request, or what was called
 * @throws NotExercisedError if the target no longer responds
 */
export const toEndError = async (
  { run, breaker, signal, at }: Session,
  source: string,
  request: string,
  error: unknown,
): Promise<unknown> => {
  if (signal.aborted) return run.endedError();
  if (error instanceof RunLimitError) {
    run.endAtLimit(error.limit);
    return run.endedError();
  }
  if (!(error instanceof CallError)) return error;
  const { why } = error;
  if (error instanceof LimitedError) return breaker.failed(source, why);
  const restart = await run.checkLiveness({ source, request, at });
  // If the target was restarting, the driver could not reach it either.
  const isDrivers = error instanceof DriverError && !(error.cause instanceof TimeoutError) && !restart;
  return isDrivers ? error : breaker.failed(source, why, { restart });
};

/** Sends a request or calls the driver, unless the run has ended or the source was given up. @throws the error of its case */
export const callSource = async <T>(
  session: Session,
  source: string,
  request: string,
  call: () => Promise<T>,
): Promise<T> => {
  session.run.check();
  session.breaker.check(source);
  return call().catch(async (error: unknown) => {
    throw await toEndError(session, source, request, error);
  });
};

const html = new Set(['text/html', 'application/xhtml+xml']);
/** The statuses that a gateway returns when it can't reach the server behind it (RFC 9110, sections 15.6.3 to 15.6.5). */
const gatewayStatuses = [502, 503, 504];

const declares = (operation: OperationShape, mediaType: string): boolean =>
  Object.values(operation.responses).some(({ content }) => Object.hasOwn(content, mediaType));

/**
 * Why a response can't be used to check anything, and whether it breaks a clause on its own; null if it can. It may come from a proxy or a web server in front of the API, or
 * report the failure of a provider behind the API, which the service document allows at any time.
 */
const unusable = (exchange: Exchange): { why: string; isFinding: boolean } | null => {
  const { operation, status, mediaType, headers } = exchange;
  const isPage = operation !== null && html.has(mediaType) && !declares(operation, mediaType);
  const isForeign =
    (gatewayStatuses.includes(status) && getJson(exchange) === undefined) ||
    (isPage && (isSuccess(exchange) || absentStatuses.includes(status)));
  if (isForeign) {
    const why = `status ${status} with ${headers['content-type'] ?? 'no content type'} instead of a response of the API`;
    // No clause covers a request outside the contract.
    return { why, isFinding: operation !== null };
  }
  const code = status >= 500 ? getErrorCode(exchange) : undefined;
  return code === errors['upstream-unavailable'].code
    ? { why: `status ${status} ${code}`, isFinding: false }
    : null;
};

/**
 * Notes a response, and whether it can be used.
 *
 * @throws NotExercisedError if the target then no longer responds
 */
export const received = async (
  { run, breaker, at }: Session,
  source: string,
  exchange: Exchange,
  { keepServerErrors = false }: SendOptions = {},
): Promise<Delivery> => {
  const problem = keepServerErrors ? null : unusable(exchange);
  if (problem === null) {
    run.noteResponse(describeRequest(exchange.translated?.sent ?? exchange.request));
    if (exchange.status >= 500) breaker.failedWith5xx(source, `status ${exchange.status}`);
    else breaker.succeeded(source);
    return { exchange, end: null };
  }
  const restart = await run.checkLiveness({ source, request: describeRequest(exchange.request), at });
  const { why, isFinding } = problem;
  return { exchange, end: breaker.failed(source, why, { isFinding, restart }) };
};

/**
 * Sends a request, unless the run has ended or its source was given up.
 *
 * @param source the operation's id; of another method than the operation's, the method and path
 * @param operation null if no clause is checked on the response
 * @throws NotExercisedError if the target doesn't respond, or if the response isn't from the API
 */
export const deliver = async (
  session: Session,
  source: string,
  operation: OperationShape | null,
  request: SentRequest,
  options: SendOptions = {},
): Promise<Delivery> => {
  const sendIt = () => session.client.send(request, { ...options, onRequest: session.onRequest });
  const response = await callSource(session, source, describeRequest(request), sendIt);
  return received(session, source, createExchange(operation, request, response), options);
};

/** Reads something for the gate's own use. No clause is checked on the response. Returns null if the target doesn't respond. */
export const readUnchecked = async (
  session: Session,
  { id, method, path }: OperationShape,
  token: string,
  values: Readonly<Record<string, string>> = {},
): Promise<Exchange | null> =>
  deliver(session, id, null, plainRequest(method, session.settings.url + fillPath(path, values), token)).then(
    ({ exchange, end }) => (end === null ? exchange : null),
    () => null,
  );
