import { clock } from './clock.ts';
import { console } from './console.ts';
import { disturbance } from './disturbance.ts';
import { events } from './events.ts';
import { requests } from './requests.ts';
import { sandbox } from './sandbox.ts';
import { traces } from './traces.ts';

/**
 * The handlers of the control plane that belong to no feature: the sandbox itself, its clock, mutants, request log and
 * traces.
 */
export const ownHandlers = {
  ...sandbox,
  ...console,
  ...disturbance,
  ...requests,
  ...clock,
  ...traces,
  ...events,
};
