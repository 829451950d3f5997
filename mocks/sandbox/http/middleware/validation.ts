import { invalid } from '../../core/problem.ts';
import type { Call, Middleware, ValidInput } from '../call.ts';
import { examine } from '../validation/examination.ts';
import { checkFields, type FieldCheck } from '../validation/field-check.ts';
import { readBody, readIgnoredBody } from '../validation/read-body.ts';
import type { Validators } from '../validation/validators.ts';

const noBody = new Uint8Array();

const readBytes = (call: Call): Uint8Array | Promise<Uint8Array> => {
  const { method, requestBody } = call.operation;
  if (method === 'GET') return noBody;
  return requestBody === null ? readIgnoredBody(call) : readBody(call);
};

/**
 * Reads the body and validates the input. The response to an invalid request lists every invalid field.
 *
 * @param fieldCheck finds invalid fields that no schema can express
 */
export const validation =
  (validators: Validators, fieldCheck: FieldCheck<ValidInput> | undefined): Middleware =>
  async (call) => {
    const rawBody = await readBytes(call);
    call.received = rawBody;
    const { input, errors, omitted, unreadable } = examine(call, validators, rawBody);
    // A field could violate its schema without being listed.
    const isListed = omitted === 0 && unreadable === undefined;
    const others = fieldCheck && isListed ? checkFields(fieldCheck, input, errors, call) : [];
    if (errors.length + others.length === 0) {
      call.input = input;
      return;
    }
    if (errors.length > 0) call.violations = { items: errors, omitted };
    throw unreadable ?? invalid([...errors.map(({ in: _, ...field }) => field), ...others], omitted);
  };
