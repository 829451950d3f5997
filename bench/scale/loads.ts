import { toRequest, type Workload, workloads } from '../workloads.ts';

/** Requests that each connection sends in turn. */
export type Load = { readonly name: string; readonly requests: readonly Workload[] };

const pick = (operation: Workload['operation']): Workload => {
  const workload = workloads.find((one) => one.operation === operation);
  if (!workload) throw new Error(`No workload sends ${operation}.`);
  return workload;
};

const repeat = (count: number, operation: Workload['operation']): Workload[] =>
  Array.from({ length: count }, () => pick(operation));

/** Reads, writes, and the mixture of a test suite: four reads for each write. */
export const loads = {
  reads: { name: 'reads', requests: [pick('getAgent'), pick('listAgents')] },
  writes: { name: 'writes', requests: [pick('createAgent'), pick('updatePage')] },
  mixed: {
    name: '4 reads, 1 write',
    requests: [...repeat(4, 'getAgent'), pick('createAgent'), ...repeat(4, 'listAgents'), pick('updatePage')],
  },
} as const satisfies Record<string, Load>;

/** The share of writes in the mixed load. */
export const writeShare =
  loads.mixed.requests.filter((workload) => toRequest(workload).method !== 'GET').length /
  loads.mixed.requests.length;
