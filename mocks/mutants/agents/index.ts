import { mergeMutants } from '../lib/merge-mutants.ts';
import type { Mutant } from '../lib/mutant.ts';
import { simultaneousAgents } from '../pagination/simultaneous-creations.ts';
import { agentStartsActive } from './agent-starts-active.ts';
import { deactivation } from './deactivation.ts';
import { lifecycle } from './lifecycle.ts';
import { newAgents } from './new-agents.ts';
import { stateChangeWithoutEffect } from './state-change-without-effect.ts';

/** Mutants of the agents family. */
export const agents: Record<string, Mutant> = mergeMutants(
  simultaneousAgents,
  agentStartsActive,
  lifecycle,
  stateChangeWithoutEffect,
  newAgents,
  deactivation,
);
