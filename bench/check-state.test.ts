import { expect, test } from 'vitest';
import { checkState } from './check-state.ts';
import { type Workload, workloads } from './workloads.ts';

type Fault =
  | 'forgets'
  | 'keeps the page'
  | 'lists all'
  | 'repeats one'
  | 'is patched'
  | 'refuses'
  | 'no JSON';

const getPath = (name: string) => workloads.find(({ operation }) => operation === name)?.path ?? '';
const pageChange = workloads.find((one) => one.operation === 'updatePage')?.merge as object;

/** A server with records, and with a fault. */
const server = (fault?: Fault) => {
  const agents = Array.from({ length: 21 }, (_, index) => ({ id: `agt_${index}` }));
  let page: object = { tree: {}, ...(fault === 'is patched' ? pageChange : {}) };
  return async (path: string, { operation, body, merge }: Workload): Promise<Response> => {
    if (fault === 'refuses') return new Response('no such route', { status: 404 });
    if (fault === 'no JSON') return new Response('<p>');
    if (operation === 'createAgent') {
      const agent = { ...(body as object), id: 'agt_new' };
      if (fault !== 'forgets') agents.push(agent);
      return Response.json(agent, { status: 201 });
    }
    if (operation === 'updatePage') {
      const patchedPage = { ...page, ...(merge as object) };
      if (fault !== 'keeps the page') page = patchedPage;
      return Response.json(patchedPage);
    }
    if (path === getPath('updatePage')) return Response.json(page);
    if (path === getPath('listAgents')) {
      const list = agents.slice(0, fault === 'lists all' ? undefined : 20);
      return Response.json(fault === 'repeats one' ? list.map(() => agents[0]) : list);
    }
    const agent = agents.find(({ id }) => path.endsWith(`/${id}`));
    return Response.json(agent ?? {});
  };
};

test('a server that keeps records passes', async () => {
  await expect(checkState('Peer', server())).resolves.toBeUndefined();
});

test.each<[Fault, string]>([
  ['forgets', 'Peer cannot be measured: a created record that is read should be'],
  ['keeps the page', 'Peer cannot be measured: a patched record that is read should be'],
  ['is patched', 'is patched before its PATCH'],
  ['lists all', 'the number of different records in a list should be 20, but is 22'],
  ['repeats one', 'the number of different records in a list should be 20, but is 1'],
  ['refuses', 'responded with 404: no such route'],
  ['no JSON', 'responded with 200, which is not JSON: <p>'],
])('a server that %s is refused', async (fault, message) => {
  await expect(checkState('Peer', server(fault))).rejects.toThrow(message);
});
