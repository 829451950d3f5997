import { mergeMutants } from '../lib/merge-mutants.ts';
import type { Mutant } from '../lib/mutant.ts';
import { agentStartsActive } from './agent-starts-active.ts';
import { deactivation } from './deactivation.ts';
import { lifecycle } from './lifecycle.ts';
import { newAgents } from './new-agents.ts';
import { stateChangeWithoutEffect } from './state-change-without-effect.ts';

/** Mutants of the agents family. */
export const agents: Record<string, Mutant> = mergeMutants(
  agentStartsActive,
  lifecycle,
  stateChangeWithoutEffect,
  newAgents,
  deactivation,
);
