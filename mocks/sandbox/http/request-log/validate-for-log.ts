import type { OperationShape } from '@workspace-api/contract';
import { limits } from '../../core/limits.ts';
import type { Call } from '../call.ts';
import { examination } from '../validation/examination.ts';
import { readBody } from '../validation/read-body.ts';
import { contractValidators } from '../validation/validators.ts';
import { type Violation, type Violations, withPlace } from '../violation.ts';
import { inContentType } from './violations.ts';

const noBody = new Uint8Array();

/** Whether a request was answered before validation. */
export const endedEarly = (call: Call): boolean =>
  (call.input as Call['input'] | undefined) === undefined && call.violations === undefined;

/** Whether there is an unread body that is short enough to be read for the log alone. */
const hasReadableBody = ({ request, bindings }: Call): boolean => {
  if (request.bodyUsed || bindings.incoming?.readableDidRead) return false;
  const length = request.headers.get('Content-Length');
  if (length !== null) return Number(length) > 0 && Number(length) <= limits.loggedBodyBytes;
  // The length of another body that comes over the wire is not known in advance.
  return bindings.incoming === undefined && request.body !== null;
};

const hasNoBody = ({ request, bindings }: Call): boolean => {
  const { headers } = request;
  if (headers.has('Content-Length')) return headers.get('Content-Length') === '0';
  return bindings.incoming === undefined ? request.body === null : !headers.has('Transfer-Encoding');
};

/** The violations that are known at once, and those of the body, which no answer waits for. */
type EarlyViolations = {
  readonly now: readonly Violation[];
  readonly later: Promise<Violations> | undefined;
};

/**
 * Validates the input of a request that was answered before validation, for the request log alone. A short body is read;
 * one whose length is unknown, or over `limits.loggedBodyBytes`, stays unread.
 */
export const validateForLog = (call: Call, operation: OperationShape): EarlyViolations => {
  const examine = examination(operation, contractValidators);
  const { found } = examine(call, noBody);
  const now = withPlace({ ...found, body: [] });
  if (operation.requestBody === null) return { now, later: undefined };
  if (hasNoBody(call)) return { now: withPlace(found), later: undefined };
  if (!hasReadableBody(call)) return { now, later: undefined };
  const inBody = async (): Promise<Violations> => {
    const rawBody = await readBody(call, limits.loggedBodyBytes);
    call.received = rawBody;
    const { found, omitted } = examine(call, rawBody);
    // With a Content-Length the type was checked before.
    const type =
      rawBody.byteLength === 0 || call.header('Content-Length') !== undefined
        ? []
        : inContentType(call, operation);
    return { found: [...type, ...withPlace({ body: found.body })], omitted };
  };
  // A body that was cut off has no violations.
  return { now, later: inBody().catch(() => ({ found: [], omitted: 0 })) };
};
