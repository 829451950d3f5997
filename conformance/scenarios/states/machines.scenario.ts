import { stateMachines } from '@workspace-api/contract';
import { freshPair } from '../oauth/sign-in-flow.ts';
import { resourceMachine } from './machine.ts';
import { machineScenario } from './machine-scenario.ts';

export const agents = machineScenario(
  'agents.states',
  'A new agent is inactive, and then keeps the state that it was last set to',
  resourceMachine(stateMachines.agent),
);

export const approvals = machineScenario(
  'approvals.states',
  'An approval is decided once, and the decision is final',
  resourceMachine(stateMachines.approval),
  ['pause-run'],
);

export const tokens = machineScenario(
  'tokens.states',
  'A revoked key can no longer be read, rotated or revoked',
  resourceMachine(stateMachines.token),
);

export const secrets = machineScenario(
  'secrets.states',
  'A deleted secret can no longer be rotated or used',
  resourceMachine(stateMachines.secret),
);

export const webhooks = machineScenario(
  'webhooks.states',
  'A deleted subscription is not found',
  resourceMachine(stateMachines['webhook-endpoint']),
);

/** A session: its record is a refresh token, which a refresh uses up. */
export const sessions = machineScenario(
  'oauth.states',
  'A refresh token works once',
  {
    shape: stateMachines['refresh-token'],
    create: async (t) => (await freshPair(t)).refresh_token,
    request: (t, operation, token) => ({
      operation,
      body: t.sample(operation, { refresh_token: token }),
      token: null,
    }),
    show: null,
  },
  ['oauth-sign-in'],
);
