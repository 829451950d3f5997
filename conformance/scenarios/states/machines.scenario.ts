import { stateMachines } from '@workspace-api/contract';
import { machineScenario } from './machine-scenario.ts';

export const agents = machineScenario(
  'agents.states',
  'A new agent is inactive, and then keeps the state that it was last set to',
  stateMachines.agent,
);

export const approvals = machineScenario(
  'approvals.states',
  'An approval is decided once, and the decision is final',
  stateMachines.approval,
  ['pause-run'],
);

export const tokens = machineScenario(
  'tokens.states',
  'A revoked key can no longer be read, rotated or revoked',
  stateMachines.token,
);

export const secrets = machineScenario(
  'secrets.states',
  'A deleted secret can no longer be rotated or used',
  stateMachines.secret,
);

export const webhooks = machineScenario(
  'webhooks.states',
  'A deleted subscription is not found',
  stateMachines['webhook-endpoint'],
);
