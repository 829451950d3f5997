import type { Fault } from './lib/fault.ts';
import { stateChangeWithoutEffect } from './lib/state-change-without-effect.ts';

export const deactivationWithoutEffect: Fault = {
  clause: 'agents.deactivate',
  text: 'Deactivating returns an inactive agent but saves nothing.',
  wrap: stateChangeWithoutEffect('deactivateAgent', 'inactive'),
};
