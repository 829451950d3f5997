import type { Fault } from '../lib/fault.ts';
import { mergeFaults } from '../lib/merge-faults.ts';
import { agentStartsActive } from './agent-starts-active.ts';
import { deactivation } from './deactivation.ts';
import { lifecycle } from './lifecycle.ts';
import { newAgents } from './new-agents.ts';
import { stateChangeWithoutEffect } from './state-change-without-effect.ts';

/** The faults of the family agents. */
export const agents: Record<string, Fault> = mergeFaults(
  agentStartsActive,
  lifecycle,
  stateChangeWithoutEffect,
  newAgents,
  deactivation,
);
