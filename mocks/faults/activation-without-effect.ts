import type { Fault } from './lib/fault.ts';
import { stateChangeWithoutEffect } from './lib/state-change-without-effect.ts';

export const activationWithoutEffect: Fault = {
  clause: 'agents.activate',
  text: 'Activating returns an active agent but saves nothing.',
  wrap: stateChangeWithoutEffect('activateAgent', 'active'),
};
