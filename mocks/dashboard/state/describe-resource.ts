import {
  type OperationShape,
  operationList,
  type RecordFields,
  type ResourceShape,
  recordFields,
  resourceList,
  type StateMachineShape,
  stateMachines,
  tagTitle,
} from '@workspace-api/contract';

/** A record as the API returns it. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** An operation that changes a record, and when the contract's states allow it. */
export type Change = {
  readonly operation: OperationShape;
  readonly isPossible: (record: AnyRecord) => boolean;
};

/** A kind of record: what its table, its form and its records show, as the contract describes it. */
export type ResourceDescription = {
  readonly resource: ResourceShape;
  /** The segment of its route: `agents`. */
  readonly segment: string;
  /** The name of all records: `Agents`. */
  readonly title: string;
  /** The name of one record: `agent`. */
  readonly noun: string;
  readonly id: string;
  /** The member by which users recognize a record. */
  readonly label: string;
  /** The other members, in the order of the schema. */
  readonly fields: readonly string[];
  readonly list: OperationShape | undefined;
  readonly create: OperationShape | undefined;
  readonly inspect: OperationShape | undefined;
  readonly changes: readonly Change[];
  /** The kinds of records that belong to a record of this kind. */
  readonly children: readonly ResourceDescription[];
};

/** The parts of a contract that views are made from. */
export type Contract = {
  readonly resources: readonly ResourceShape[];
  readonly operations: readonly OperationShape[];
  readonly fields: Readonly<Record<string, RecordFields>>;
  readonly states: readonly StateMachineShape[];
};

const generated: Contract = {
  resources: resourceList,
  operations: operationList,
  fields: recordFields,
  states: Object.values(stateMachines),
};

/** Whether a state machine lets an operation change the state of a record. What no machine mentions is always possible. */
const isPossible =
  (machine: StateMachineShape | undefined, operation: OperationShape) =>
  (record: AnyRecord): boolean => {
    const moves = machine?.moves.filter((move) => 'operation' in move && move.operation === operation.id);
    if (!machine?.field || !moves?.length) return true;
    const state = String(record[machine.field]);
    return moves.some(({ from, to }) => from.includes(state) && to !== state);
  };

/** Describes a kind of record of a contract, with the kinds that belong to it. */
export const describeResource = (
  resource: ResourceShape,
  contract: Contract = generated,
): ResourceDescription => {
  const { collection, record } = resource;
  const segment = collection.slice(collection.lastIndexOf('/') + 1);
  const id = resource.id ?? 'id';
  const members = Object.keys(contract.fields[record] ?? {});
  const label = resource.label ?? ['name', 'title'].find((name) => members.includes(name)) ?? id;
  const find = (operation: string | null) => contract.operations.find((one) => one.id === operation);
  const machine = contract.states.find(({ schema }) => schema === record);
  return {
    resource,
    segment,
    title: tagTitle(segment).replaceAll('-', ' '),
    noun: resource.name.replaceAll('-', ' '),
    id,
    label,
    fields: members.filter((name) => name !== id && name !== label),
    list: find(resource.list),
    create: find(resource.create),
    inspect: find(resource.inspect),
    changes: contract.operations
      .filter(({ method, path }) => method !== 'GET' && path.startsWith(`${collection}/{${id}}`))
      .filter((operation) => !contract.resources.some(({ create }) => create === operation.id))
      .map((operation) => ({ operation, isPossible: isPossible(machine, operation) })),
    children: contract.resources
      .filter(({ parent }) => parent === resource.name)
      .map((child) => describeResource(child, contract)),
  };
};

/** Describes the kinds of records whose collections belong to a workspace or to no other record, in the contract's order. */
export const describeResources = (contract: Contract = generated): ResourceDescription[] =>
  contract.resources
    .filter(
      ({ collection, name }) =>
        /^(\/workspaces\/\{slug\})?\/[\w-]+$/.test(collection) && name !== 'workspace',
    )
    .map((resource) => describeResource(resource, contract));

/** The label and the id of a record. */
export const describeRecord = ({ id, label }: ResourceDescription, record: AnyRecord) => ({
  // A log entry has no id.
  id: String(record[id] ?? JSON.stringify(record)),
  name: String(record[label] ?? record[id]),
});
