import { fromRoot } from '../generate/paths.ts';
import { readRegister } from '../generate/read-register.ts';
import { readYamlFolder } from '../generate/yaml-folder.ts';
import { readContract } from './contract-view.ts';
import { clauseProblems, listClauses, stateProblems } from './register-problems.ts';
import { outcome, type Step } from './step.ts';

/** Checks clauses and state machines against the contract. */
export const register: Step = {
  name: 'register',
  describe: 'clauses and state machines are well-formed and match the contract',
  run: async () => {
    const { families, capabilities: capabilityList } = readRegister(fromRoot('openapi'));
    const capabilities = capabilityList.map(({ id }) => id);
    const names = { ...(await readContract()), capabilities };
    const machines = readYamlFolder(fromRoot('openapi/states'));
    const count = listClauses(families).length;
    const empty = [
      ...(count === 0 ? [{ file: 'openapi/clauses', message: 'has no clauses' }] : []),
      ...(capabilities.length === 0
        ? [{ file: 'openapi/clauses/capabilities.yaml', message: 'lists nothing' }]
        : []),
    ];
    return outcome(
      `${count} clauses in ${families.length} families, ${machines.length} state machines`,
      [...empty, ...clauseProblems(families, names), ...stateProblems(machines, names)],
      'Fix the file. The format is described in openapi/clauses/README.md.',
    );
  },
};
