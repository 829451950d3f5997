import type { OperationShape } from '@workspace-api/contract';
import { limits } from '../../core/limits.ts';
import type { Call } from '../call.ts';
import { examination } from '../validation/examination.ts';
import { readBody } from '../validation/read-body.ts';
import { contractValidators } from '../validation/validators.ts';
import { type Violation, type Violations, withPlace } from './violation.ts';
import { inContentType } from './violations.ts';

const noBody = new Uint8Array();

/** Whether a request ended before anybody looked at its input. */
export const endedBefore = (call: Call): boolean =>
  (call.input as Call['input'] | undefined) === undefined && call.violations === undefined;

/** Whether a body came that nobody has read and that is short enough to be read for the log alone. */
const hasReadableBody = ({ request, bindings }: Call): boolean => {
  if (request.bodyUsed) return false;
  const length = request.headers.get('Content-Length');
  if (length !== null) return Number(length) > 0 && Number(length) <= limits.loggedBodyBytes;
  // How much else comes over the wire isn't known before it came.
  return bindings.incoming === undefined && request.body !== null;
};

const hasNone = ({ request, bindings }: Call): boolean => {
  const { headers } = request;
  if (headers.has('Content-Length')) return headers.get('Content-Length') === '0';
  return bindings.incoming === undefined ? request.body === null : !headers.has('Transfer-Encoding');
};

/** What was found at once, and what else there is once the body is read, which no answer waits for. */
type LateCheck = {
  readonly now: readonly Violation[];
  readonly later: Promise<Violations> | undefined;
};

/**
 * Holds the input of a request that was refused or forced against the contract all the same, for the log alone. A short
 * body is read; one whose length is unknown, or beyond `limits.loggedBodyBytes`, stays unread.
 */
export const lateCheck = (call: Call, operation: OperationShape): LateCheck => {
  const examine = examination(operation, contractValidators);
  const { found } = examine(call, noBody);
  const now = withPlace({ ...found, body: [] });
  if (operation.requestBody === null) return { now, later: undefined };
  if (hasNone(call)) return { now: withPlace(found), later: undefined };
  if (!hasReadableBody(call)) return { now, later: undefined };
  const inBody = async (): Promise<Violations> => {
    const rawBody = await readBody(call.request, limits.loggedBodyBytes);
    const { found, omitted } = examine(call, rawBody);
    // By its Content-Length it was known to have one before.
    const type =
      rawBody.byteLength === 0 || call.header('Content-Length') !== undefined
        ? []
        : inContentType(call, operation);
    return { found: [...type, ...withPlace({ body: found.body })], omitted };
  };
  // Whose body did not come whole is not to blame for what is missing in it.
  return { now, later: inBody().catch(() => ({ found: [], omitted: 0 })) };
};
