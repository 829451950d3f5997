import { console } from '../console.ts';
import { disturbance } from './disturbance.ts';
import { requests, traces } from './requests.ts';
import { clock, events, sandbox } from './sandbox.ts';

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
