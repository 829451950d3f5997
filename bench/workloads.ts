import { examples, operations } from '@workspace-api/contract';

/** One kind of request, made again and again. */
export type Workload = {
  readonly name: string;
  readonly operation: 'getAgent' | 'listAgents' | 'createAgent' | 'updatePage';
  readonly path: string;
  readonly body?: unknown;
};

const slug = examples.workspace.slug;

const page = examples['page-list'].data[0];

const at = (operation: Workload['operation'], id = '') =>
  operations[operation].path.replace('{slug}', slug).replace('{id}', id);

/** How many records the page holds. */
export const pageSize = 20;

/** Two reads and two writes, as any frontend makes them. */
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
    // A `test` holds once only.
    body: examples['page-patch'].filter(({ op }) => op !== 'test'),
  },
];
