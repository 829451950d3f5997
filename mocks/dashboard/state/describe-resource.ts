import {
  type MemberTypes,
  type OperationShape,
  operationList,
  type ResourceShape,
  recordTypes,
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

const members: Readonly<Record<string, MemberTypes>> = recordTypes;
const machines: readonly StateMachineShape[] = Object.values(stateMachines);

/** Whether the contract's states let an operation change a record. What no state mentions is always possible. */
const isPossible =
  ({ id }: OperationShape, schema: string) =>
  (record: AnyRecord): boolean => {
    const machine = machines.find((one) => one.schema === schema);
    const moves = machine?.moves.filter((move) => 'operation' in move && move.operation === id);
    if (!machine?.field || !moves?.length) return true;
    const state = String(record[machine.field]);
    return moves.some(({ from, to }) => from.includes(state) && to !== state);
  };

/** Describes a kind of record, with the kinds that belong to it. */
export const describeResource = (resource: ResourceShape): ResourceDescription => {
  const { collection, record, id: idName } = resource;
  const segment = collection.slice(collection.lastIndexOf('/') + 1);
  const id = idName ?? 'id';
  const names = Object.keys(members[record] ?? {});
  const label = resource.label ?? ['name', 'title'].find((name) => names.includes(name)) ?? id;
  const find = (operation: string | null) => operationList.find((one) => one.id === operation);
  return {
    resource,
    segment,
    title: tagTitle(segment).replaceAll('-', ' '),
    noun: resource.name.replaceAll('-', ' '),
    id,
    label,
    fields: names.filter((name) => name !== id && name !== label),
    list: find(resource.list),
    create: find(resource.create),
    inspect: find(resource.inspect),
    changes: operationList
      .filter(({ method, path }) => method !== 'GET' && path.startsWith(`${collection}/{${id}}`))
      .filter((operation) => !resourceList.some(({ create }) => create === operation.id))
      .map((operation) => ({ operation, isPossible: isPossible(operation, record) })),
    children: resourceList.filter(({ parent }) => parent === resource.name).map(describeResource),
  };
};

/** Describes the kinds of records whose collections belong to a workspace or to no other record, in the contract's order. */
export const describeResources = (): ResourceDescription[] =>
  resourceList
    .filter(
      ({ collection, name }) =>
        /^(\/workspaces\/\{slug\})?\/[\w-]+$/.test(collection) && name !== 'workspace',
    )
    .map(describeResource);

/** The label and the id of a record. */
export const describeRecord = ({ id, label }: ResourceDescription, record: AnyRecord) => ({
  // A log entry has no id.
  id: String(record[id] ?? JSON.stringify(record)),
  name: String(record[label] ?? record[id]),
});
