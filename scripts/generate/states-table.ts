import { join } from 'node:path';
import { notice } from './notice.ts';
import { readYamlFolder } from './yaml-folder.ts';

/**
 * `states.ts`: the state machines of `openapi/states`, as data.
 *
 * @param contract absolute path of the contract's folder
 */
export const renderStates = (contract: string): string => {
  const machines = readYamlFolder(join(contract, 'states')).map(({ content }) => content as { name: string });
  const byName = Object.fromEntries(machines.map((machine) => [machine.name, machine]));
  return `${notice}import type { StateMachineShape } from './code/state-machine.ts';

/** Every state machine of the contract, by its name. */
export const stateMachines = ${JSON.stringify(byName, null, 2)} as const satisfies Record<string, StateMachineShape>;

/** The name of a state machine. */
export type StateMachineName = keyof typeof stateMachines;
`;
};
