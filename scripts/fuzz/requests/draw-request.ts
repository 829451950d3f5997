import type { OperationShape } from '@workspace-api/contract';
import type { OperationId as ControlOperationId } from '@workspace-api/contract/sandbox';
import type { Book } from '../book.ts';
import { createDraw } from '../draw.ts';
import { api, control, type Plane } from '../plane.ts';
import { invalidOf } from './invalid.ts';
import { malformedOf } from './malformed.ts';
import { pageOf } from './page.ts';
import { type FuzzRequest, wireOf } from './request.ts';
import { unauthorizedOf } from './unauthorized.ts';
import { draftOf, messageOf } from './valid.ts';

/** Operations that change how others are answered, and what makes it good again. */
const disruptive: Partial<Record<ControlOperationId, 'reset' | 'repair'>> = {
  reset: 'reset',
  removeWorkspace: 'reset',
  setPlans: 'reset',
  setDisturbance: 'repair',
  addFaultRule: 'repair',
};

/** How often an operation that is drawn is really sent where the sandbox has to be repaired after it. */
const disruptiveShare = 0.1;

/**
 * Draws a request. The same seed, number and book give the same request.
 *
 * @param at the number of the request
 */
export const drawRequest = (seed: number, at: number, book: Book): FuzzRequest => {
  const draw = createDraw(seed, at);
  const source = { draw, book };
  const share = draw.below(100);
  if (share < 12) return { kind: 'malformed', ...malformedOf(draw) };
  if (share < 15) return { kind: 'page', ...pageOf(source) };
  if (share < 18) return { kind: 'unauthorized', ...unauthorizedOf(source) };
  const plane: Plane = share < 35 ? control : api;
  let operation: OperationShape;
  do operation = draw.pick(plane.operations);
  while (disruptiveOf(plane, operation) !== undefined && !draw.chance(disruptiveShare));
  const draft = draftOf(source, plane, operation);
  const alone = disruptiveOf(plane, operation);
  const facts = {
    plane,
    operation,
    endless: operation.stream,
    lasts: operation.stream,
    byConsole: draft.byConsole,
    ...(alone && { alone }),
  };
  if (draw.chance(0.45)) return { kind: 'invalid', ...facts, ...invalidOf(draw, draft) };
  const message = messageOf(draft);
  return {
    kind: 'valid',
    what: 'as documented',
    ...facts,
    message,
    wire: wireOf(message),
  };
};

const disruptiveOf = (plane: Plane, { id }: OperationShape) =>
  plane === control ? disruptive[id as ControlOperationId] : undefined;
