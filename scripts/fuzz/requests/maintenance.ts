import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import { controlPath, type OperationId, operations } from '@workspace-api/contract/sandbox';
import { demoTokens } from '../../../mocks/index.ts';
import { api, control, getBase, type Plane } from '../plane.ts';
import { withControlToken } from '../sandbox/control-token.ts';
import { meRequest } from './page.ts';
import { type FuzzRequest, type Message, toWire } from './request.ts';

/** The repair after an operation that changes the responses to other requests. */
export type Disruption = 'reset' | 'repair';

const controlMessage = (id: OperationId, body?: unknown): Message => {
  const { method, path } = operations[id];
  return {
    method,
    target: controlPath + path,
    headers: [withControlToken, ...(body === undefined ? [] : [['Content-Type', mediaTypes.json] as const])],
    body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
  };
};

/** Empties the request log. */
export const clearLog: Message = controlMessage('clearRequests');

/** The requests that undo the effects of a disruptive operation. */
export const repairMessages: Readonly<Record<Disruption, readonly Message[]>> = {
  reset: [controlMessage('reset', { records: 'demo' })],
  repair: [
    controlMessage('setDisturbance', { latency: null, mutants: [] }),
    controlMessage('removeFaultRules'),
  ],
};

const workspace = demoTokens[0]?.workspace ?? '';

/** Requests that list what exists, so that other requests can use existing ids. */
export const tourRequests = (): FuzzRequest[] =>
  ([api, control] as const).flatMap((plane: Plane) =>
    plane.operations
      .filter(
        ({ method, path, stream }) =>
          method === 'GET' && !stream && !/\{(?!slug\})/.test(path) && path !== '/',
      )
      .map((operation: OperationShape): FuzzRequest => {
        const target = getBase(plane, operation) + operation.path.replace('{slug}', workspace);
        const headers = plane === control ? [withControlToken] : meRequest().headers;
        const message = { method: operation.method, target, headers };
        return {
          kind: 'valid',
          what: 'a listing of existing records',
          plane,
          operation,
          message,
          wire: toWire(message),
        };
      }),
  );
