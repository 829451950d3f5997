import { perServer } from '../../wrappers/fetch.ts';
import { whileInProgress } from '../../wrappers/flawed.ts';
import { readJson } from '../../wrappers/json.ts';
import { on } from '../../wrappers/on.ts';
import { mergeMutants } from '../lib/merge-mutants.ts';
import type { Mutant } from '../lib/mutant.ts';
import { agentStartsActive } from './agent-starts-active.ts';
import { deactivation } from './deactivation.ts';
import { lifecycle } from './lifecycle.ts';
import { newAgents } from './new-agents.ts';
import { stateChangeWithoutEffect } from './state-change-without-effect.ts';

/** Mutants of the agents family. */
export const agents: Record<string, Mutant> = mergeMutants(
  {
    'simultaneous-agents-with-one-name': {
      clause: 'agents.created-is-readable',
      text: 'Agents that are created at the same time all get the name of the first one.',
      wrap: perServer(() => {
        const inProgress = whileInProgress();
        return on('createAgent').respond(({ path, body, send }) =>
          inProgress(
            path,
            () => send(),
            async (first) => send({ body: JSON.stringify({ ...body, name: (await readJson(first))?.name }) }),
          ),
        );
      }),
    },
  },
  agentStartsActive,
  lifecycle,
  stateChangeWithoutEffect,
  newAgents,
  deactivation,
);
