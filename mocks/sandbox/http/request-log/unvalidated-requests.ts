import type { OperationShape } from '@workspace-api/contract';
import { limits } from '../../core/limits.ts';
import type { Call } from '../call.ts';
import { examination } from '../validation/examination.ts';
import { readBody } from '../validation/read-body.ts';
import { contractValidators } from '../validation/validators.ts';
import { type Violation, type Violations, withPlace } from '../violation.ts';

// A request may get its response before its input is validated (401, 429, `Prefer`). It is then validated only for the
// log.

/** How long the log waits for the body of such a request, in milliseconds of real time: it may never arrive. */
const bodyTimeout = 200;

/** Whether the response to a request came before validation. */
export const isUnvalidated = (call: Call): boolean =>
  (call.input as Call['input'] | undefined) === undefined && call.violations === undefined;

/** Whether a request has a body (RFC 9112 section 6.3). */
export const announcesBody = ({ request, connection }: Call): boolean => {
  const length = request.headers.get('Content-Length');
  if (length !== null) return Number(length) > 0;
  return connection ? request.headers.has('Transfer-Encoding') : request.body !== null;
};

/** The violations of an early request, except in its body. A missing body counts if the request announces none. */
export const findNonBodyViolations = (call: Call, operation: OperationShape): Violation[] => {
  const { fieldErrors } = examination(operation, contractValidators)(call, new Uint8Array());
  return withPlace(announcesBody(call) ? { ...fieldErrors, body: [] } : fieldErrors);
};

/** Whether an early request has an unread body that is short enough to be read only for the log. */
export const hasShortBody = (call: Call, operation: OperationShape): boolean => {
  const { request, connection } = call;
  if (operation.requestBody === null || !announcesBody(call)) return false;
  if (request.bodyUsed || connection?.isBodyRead) return false;
  const length = request.headers.get('Content-Length');
  // Any other body that arrives over a connection has an unknown length.
  return length === null ? connection === undefined : Number(length) <= limits.loggedBodyBytes;
};

/** Reads a body; undefined if it is aborted, too long, or doesn't arrive in time. */
const readShortBody = (call: Call): Promise<Uint8Array | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, bodyTimeout, undefined);
    const finish = (body?: Uint8Array) => {
      clearTimeout(timer);
      resolve(body);
    };
    readBody(call, limits.loggedBodyBytes).then(finish, () => finish());
  });

/** Reads the short body of an early request and finds its violations. No response waits for it. */
export const findBodyViolations = async (call: Call, operation: OperationShape): Promise<Violations> => {
  const body = await readShortBody(call);
  if (body === undefined) return { items: [], omitted: 0 };
  call.received = body;
  const { fieldErrors, omitted } = examination(operation, contractValidators)(call, body);
  return { items: withPlace({ body: fieldErrors.body }), omitted };
};
