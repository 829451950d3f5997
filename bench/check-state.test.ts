import { expect, test } from 'vitest';
import { checkState } from './check-state.ts';
import { type Workload, workloads } from './workloads.ts';

type Defect =
  | 'forgets'
  | 'keeps the page'
  | 'lists all'
  | 'repeats one'
  | 'is patched'
  | 'refuses'
  | 'no JSON';

const getPath = (name: string) => workloads.find(({ operation }) => operation === name)?.path ?? '';
const pageChange = workloads.find((one) => one.operation === 'updatePage')?.merge as object;

/** A server with records and a mutant. */
const server = (defect?: Defect) => {
  const agents = Array.from({ length: 21 }, (_, index) => ({ id: `agt_${index}` }));
  let page: object = { tree: {}, ...(defect === 'is patched' ? pageChange : {}) };
  return async (path: string, { operation, body, merge }: Workload): Promise<Response> => {
    if (defect === 'refuses') return new Response('no such route', { status: 404 });
    if (defect === 'no JSON') return new Response('<p>');
    if (operation === 'createAgent') {
      const agent = { ...(body as object), id: 'agt_new' };
      if (defect !== 'forgets') agents.push(agent);
      return Response.json(agent, { status: 201 });
    }
    if (operation === 'updatePage') {
      const patchedPage = { ...page, ...(merge as object) };
      if (defect !== 'keeps the page') page = patchedPage;
      return Response.json(patchedPage);
    }
    if (path === getPath('updatePage')) return Response.json(page);
    if (path === getPath('listAgents')) {
      const list = agents.slice(0, defect === 'lists all' ? undefined : 20);
      return Response.json(defect === 'repeats one' ? list.map(() => agents[0]) : list);
    }
    const agent = agents.find(({ id }) => path.endsWith(`/${id}`));
    return Response.json(agent ?? {});
  };
};

test('a server that keeps records passes', async () => {
  await expect(checkState('Peer', server())).resolves.toBeUndefined();
});

test.each<[Defect, string]>([
  ['forgets', 'Peer cannot be measured: a created record that is read should be'],
  ['keeps the page', 'Peer cannot be measured: a patched record that is read should be'],
  ['is patched', 'is patched before its PATCH'],
  ['lists all', 'the number of different records in a list should be 20, but is 22'],
  ['repeats one', 'the number of different records in a list should be 20, but is 1'],
  ['refuses', 'responded with 404: no such route'],
  ['no JSON', 'responded with 200, which is not JSON: <p>'],
])('a server that %s is refused', async (defect, message) => {
  await expect(checkState('Peer', server(defect))).rejects.toThrow(message);
});
