import { examples, mediaTypes, operations } from '@workspace-api/contract';
import { demoTokens } from '@workspace-api/mock';

/** A request that the benchmark sends repeatedly. */
export type Workload = {
  readonly name: string;
  readonly operation: 'getAgent' | 'listAgents' | 'createAgent' | 'updatePage';
  readonly path: string;
  readonly body?: unknown;
  /** The same change as a body for servers that merge a PATCH into the record. */
  readonly merge?: unknown;
};

const slug = examples.workspace.slug;

const page = examples['page-list'].data[0];

const at = (operation: Workload['operation'], id = '') =>
  operations[operation].path.replace('{slug}', slug).replace('{id}', id);

/** The number of records on a page. */
export const pageSize = 20;

/** Two reads and two writes that are typical for a frontend. */
export const workloads: readonly Workload[] = [
  { name: 'GET one', operation: 'getAgent', path: at('getAgent', examples.agent.id) },
  { name: `GET ${pageSize}`, operation: 'listAgents', path: `${at('listAgents')}?limit=${pageSize}` },
  {
    name: 'POST',
    operation: 'createAgent',
    path: at('createAgent'),
    body: examples['create-agent-request'],
  },
  {
    name: 'PATCH',
    operation: 'updatePage',
    path: at('updatePage', page?.id),
    // A `test` operation only succeeds once.
    body: examples['page-patch'].filter(({ op }) => op !== 'test'),
    merge: { tree: examples['page-home-patched'].tree },
  },
];

/**
 * The request of a workload. A server that implements the contract gets a JSON Patch; other servers (`merges`) get the changed
 * members.
 */
export const toRequest = (workload: Workload, merges = false) => {
  const { operation } = workload;
  const body = merges ? (workload.merge ?? workload.body) : workload.body;
  return {
    method: operations[operation].method,
    headers: {
      Authorization: `Bearer ${demoTokens[0]?.secret}`,
      Accept: mediaTypes.json,
      ...(body === undefined ? {} : { 'Content-Type': mediaTypes.json }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
};
