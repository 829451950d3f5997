import { isNote } from '../../openapi/lint/note.ts';
import type { ContractView } from './contract-view.ts';
import type { Problem } from './step.ts';

type Fields = Record<string, unknown>;

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const listNeeds = (value: unknown): unknown[] => (typeof value === 'string' ? [value] : asList(value));

const headProblems = (machine: Fields, file: string, contract: ContractView): string[] => {
  const messages: string[] = [];
  const { name, schema, field, states, initial } = machine;
  if (`${name}.yaml` !== file) messages.push(`is named "${name}"; expected the name of the file`);
  if (asList(states).length === 0) messages.push('has no states');
  if (initial !== null && !asList(states).includes(initial))
    messages.push(`has the unknown initial state "${initial}"`);
  if (schema === null || schema === undefined) return messages;
  const properties = contract.schemas.get(String(schema));
  if (!properties) return [...messages, `refers to the unknown schema ${schema}`];
  if (field === null || field === undefined) return messages;
  if (!properties.has(String(field))) return [...messages, `refers to the unknown field ${schema}.${field}`];
  const allowed = properties.get(String(field));
  for (const state of asList(states).filter((state) => allowed && !allowed.includes(String(state)))) {
    messages.push(`has the state "${state}", which is not a value of ${schema}.${field}`);
  }
  return messages;
};

const moveProblems = (move: Fields, states: unknown[], contract: ContractView, capabilities: Set<string>) => {
  const messages: string[] = [];
  const { operation, outside, from, to } = move;
  if ((operation === undefined) === (outside === undefined))
    messages.push('requires exactly one of "operation" and "outside"');
  if (operation !== undefined && !contract.operations.has(String(operation))) {
    messages.push(`refers to the unknown operation "${operation}"`);
  }
  if (!Array.isArray(from)) messages.push('requires a list of states in "from" ([] for a new record)');
  for (const state of asList(from).filter((state) => !states.includes(state))) {
    messages.push(`starts from the unknown state "${state}"`);
  }
  if (to !== undefined && to !== null && !states.includes(to))
    messages.push(`leads to the unknown state "${to}"`);
  if (move.provisional !== undefined && !isNote(move.provisional))
    messages.push('has a "provisional" that is not a sentence for a caller');
  for (const need of listNeeds(move.needs).filter((need) => !capabilities.has(String(need)))) {
    messages.push(`needs the unknown capability "${need}"`);
  }
  return messages;
};

const responseProblems = ({ operation, error }: Fields, contract: ContractView): string[] => {
  if (!contract.errors.has(String(error))) return [`refers to the unknown error "${error}"`];
  const declaredErrors = contract.operations.get(String(operation));
  return declaredErrors && !declaredErrors.has(String(error))
    ? [`refers to the error "${error}", which ${operation} does not declare`]
    : [];
};

/** Finds inconsistencies within the state machines and between them and the contract. */
export const stateProblems = (
  files: { file: string; content: unknown }[],
  contract: ContractView,
  capabilities: Set<string>,
): Problem[] =>
  files.flatMap(({ file, content }) => {
    const machine = asFields(content);
    const states = asList(machine.states);
    const moves = asList(machine.moves).map(asFields);
    const forbidden = asList(machine.forbidden).map(asFields);
    const messages = [
      ...headProblems(machine, file, contract),
      ...moves.flatMap((move, index) =>
        [
          ...moveProblems(move, states, contract, capabilities),
          ...(move.to === undefined ? ['requires "to"'] : []),
        ].map((message) => `move ${index + 1} ${message}`),
      ),
      ...forbidden.flatMap((move, index) =>
        [...moveProblems(move, states, contract, capabilities), ...responseProblems(move, contract)].map(
          (message) => `forbidden move ${index + 1} ${message}`,
        ),
      ),
    ];
    return messages.map((message) => ({ file: `openapi/states/${file}`, message }));
  });
