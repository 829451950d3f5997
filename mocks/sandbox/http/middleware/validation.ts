import type { OperationShape } from '@workspace-api/contract';
import { invalid } from '../../core/problem.ts';
import type { Call, Middleware } from '../call.ts';
import { examination } from '../validation/examination.ts';
import { readBody, readIgnoredBody } from '../validation/read-body.ts';
import type { Validators } from '../validation/validators.ts';
import { withPlace } from '../violation.ts';

const noBody = new Uint8Array();

/** Reads the body and validates the input. The response to an invalid request lists every invalid field. */
export const validation = (operation: OperationShape, validators: Validators): Middleware => {
  const examine = examination(operation, validators);
  const check = (call: Call, rawBody: Uint8Array): void => {
    call.received = rawBody;
    const { input, fieldErrors, omitted, unreadable } = examine(call, rawBody);
    const { path, query, header, body } = fieldErrors;
    if (path.length + query.length + header.length + body.length === 0) {
      call.input = input;
      return;
    }
    call.violations = { items: withPlace(fieldErrors), omitted };
    throw unreadable ?? invalid([...path, ...query, ...header, ...body], omitted);
  };
  const readBytes = operation.requestBody === null ? readIgnoredBody : (call: Call) => readBody(call);
  return operation.method === 'GET'
    ? (call) => check(call, noBody)
    : async (call) => check(call, await readBytes(call));
};
