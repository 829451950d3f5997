import type { OperationShape } from '@workspace-api/contract';
import type { OperationId as ControlOperationId } from '@workspace-api/contract/sandbox';
import type { Book, Source } from '../book.ts';
import { createDraw } from '../draw.ts';
import { api, control, type Plane } from '../plane.ts';
import { createInvalid } from './invalid.ts';
import type { Disruption } from './maintenance.ts';
import { createMalformed } from './malformed.ts';
import { createPageRequest } from './page.ts';
import { type FuzzRequest, toWire } from './request.ts';
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
  let operation: OperationShape;
  do operation = draw.pick(plane.operations);
  while (disruptionBy(plane, operation) !== undefined && !draw.chance(disruptiveShare));
  const draft = createDraft(source, plane, operation);
  const disruption = disruptionBy(plane, operation);
  const facts = {
    plane,
    operation,
    endless: operation.stream,
    lasts: operation.stream,
    byConsole: draft.byConsole,
    ...(disruption && { disruption }),
  };
  if (draw.chance(invalidShare)) return { kind: 'invalid', ...facts, ...createInvalid(draw, draft) };
  const message = toMessage(draft);
  return {
    kind: 'valid',
    what: 'as documented',
    ...facts,
    message,
    wire: toWire(message),
  };
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

const disruptionBy = (plane: Plane, { id }: OperationShape) =>
  plane === control ? disruptive[id as ControlOperationId] : undefined;
