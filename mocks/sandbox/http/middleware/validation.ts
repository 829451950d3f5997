import type { OperationShape } from '@workspace-api/contract';
import { invalid } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Call, Middleware, ValidInput } from '../call.ts';
import { examination } from '../validation/examination.ts';
import { checkFields, type FieldCheck } from '../validation/field-check.ts';
import { readBody, readIgnoredBody } from '../validation/read-body.ts';
import type { Validators } from '../validation/validators.ts';

const noBody = new Uint8Array();

/**
 * Reads the body and validates the input. The response to an invalid request lists every invalid field.
 *
 * @param fieldCheck finds invalid fields that no schema can express
 */
export const validation = (
  context: AppContext,
  operation: OperationShape,
  validators: Validators,
  fieldCheck: FieldCheck<ValidInput> | undefined,
): Middleware => {
  const examine = examination(operation, validators);
  const check = (call: Call, rawBody: Uint8Array): void => {
    call.received = rawBody;
    const { input, errors, omitted, unreadable } = examine(call, rawBody);
    // A field could violate its schema without being listed.
    const isListed = omitted === 0 && unreadable === undefined;
    const others = fieldCheck && isListed ? checkFields(fieldCheck, input, errors, call, context) : [];
    if (errors.length + others.length === 0) {
      call.input = input;
      return;
    }
    if (errors.length > 0) call.violations = { items: errors, omitted };
    throw unreadable ?? invalid([...errors.map(({ in: _, ...field }) => field), ...others], omitted);
  };
  const readBytes = operation.requestBody === null ? readIgnoredBody : (call: Call) => readBody(call);
  return operation.method === 'GET'
    ? (call) => check(call, noBody)
    : async (call) => check(call, await readBytes(call));
};
