import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import {
  type OperationId as ControlOperationId,
  controlPath,
  operations,
} from '@workspace-api/contract/sandbox';
import { demoTokens } from '../../mocks/index.ts';
import type { Book, Source } from './book.ts';
import { withControlToken } from './control-token.ts';
import { createDraw } from './draw.ts';
import { createInvalid } from './invalid.ts';
import { createMalformed } from './malformed.ts';
import { createPageRequest, meRequest } from './page.ts';
import { api, control, getBase, type Plane } from './plane.ts';
import type { Disruption, FuzzRequest, Message } from './request.ts';
import { createUnauthorized } from './unauthorized.ts';
import { createDraft, toMessage } from './valid.ts';

/** Operations that change the responses to other requests, and the repair that each needs. */
const disruptive: Partial<Record<ControlOperationId, Disruption>> = {
  reset: 'reset',
  removeWorkspace: 'reset',
  removeRecord: 'reset',
  setDisturbance: 'repair',
  addFaultRule: 'repair',
};

/** The probability that a drawn operation is sent if the sandbox has to be repaired after it. */
const disruptiveShare = 0.1;

/**
 * Draws a request to one of a plane's operations: either valid, or with one error.
 *
 * @param invalidShare the share of invalid requests, from 0 to 1
 */
export const drawCall = (source: Source, plane: Plane, invalidShare: number): FuzzRequest => {
  const { draw } = source;
  for (;;) {
    const operation = draw.pick(plane.operations);
    const disruption = plane === control ? disruptive[operation.id as ControlOperationId] : undefined;
    if (disruption !== undefined && !draw.chance(disruptiveShare)) continue;
    const draft = createDraft(source, plane, operation);
    const { stream: endless } = operation;
    const facts = {
      plane,
      operation,
      endless,
      byConsole: draft.byConsole,
      ...(disruption && { disruption }),
    };
    return draw.chance(invalidShare)
      ? { kind: 'invalid', ...facts, ...createInvalid(draw, draft) }
      : { kind: 'valid', what: 'as documented', ...facts, content: toMessage(draft) };
  }
};

/**
 * Draws a request. The same seed, number and book give the same request.
 *
 * @param at the number of the request
 */
export const drawRequest = (seed: number, at: number, book: Book): FuzzRequest => {
  const draw = createDraw(seed, at);
  const source = { draw, book };
  const share = draw.below(100);
  if (share < 12) return { kind: 'malformed', ...createMalformed(draw) };
  if (share < 15) return { kind: 'page', ...createPageRequest(source) };
  if (share < 18) return { kind: 'unauthorized', ...createUnauthorized(source) };
  return drawCall(source, share < 35 ? control : api, 0.45);
};

const controlMessage = (id: ControlOperationId, body?: unknown): Message => ({
  method: operations[id].method,
  target: controlPath + operations[id].path,
  headers: [withControlToken, ...(body === undefined ? [] : [['Content-Type', mediaTypes.json] as const])],
  body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
});

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

const isListing = ({ method, path, stream }: OperationShape): boolean =>
  method === 'GET' && !stream && !/\{(?!slug\})/.test(path) && path !== '/';

/** Requests that list what exists, so that other requests can use existing ids. */
export const tourRequests = (): FuzzRequest[] =>
  [api, control].flatMap((plane) =>
    plane.operations.filter(isListing).map((operation): FuzzRequest => {
      const target =
        getBase(plane, operation) + operation.path.replace('{slug}', demoTokens[0]?.workspace ?? '');
      const headers = plane === control ? [withControlToken] : meRequest().headers;
      const content = { method: operation.method, target, headers };
      return { kind: 'valid', what: 'a listing of existing records', plane, operation, content };
    }),
  );
