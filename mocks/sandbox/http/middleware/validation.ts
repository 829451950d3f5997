import { invalid } from '../../core/problem.ts';
import type { Call, Middleware, Operation } from '../call.ts';
import { withPlace } from '../request-log/violation.ts';
import { examination } from '../validation/examination.ts';
import { readBody } from '../validation/read-body.ts';

const noBody = new Uint8Array();

/** Lets a request pass whose input keeps to the contract, and tells every field that doesn't. A body is read here. */
export const validation = (operation: Operation): Middleware => {
  const examine = examination(operation);
  const check = (call: Call, rawBody: Uint8Array): void => {
    const { input, found, unreadable } = examine(call, rawBody);
    const fields = [...found.path, ...found.query, ...found.header, ...found.body];
    if (fields.length > 0) {
      call.violations = withPlace(found);
      throw unreadable ?? invalid(fields);
    }
    call.input = input;
  };
  return operation.method === 'GET'
    ? (call) => check(call, noBody)
    : async (call) => check(call, await readBody(call.request));
};
