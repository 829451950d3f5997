import { expect, test } from 'vitest';
import { checkState } from './check-state.ts';
import { type Workload, workloads } from './workloads.ts';

type Defect =
  | 'forgets records'
  | 'keeps the page'
  | 'lists all'
  | 'repeats one'
  | 'already patched'
  | 'returns 404'
  | 'returns HTML';

const getPath = (name: string) => workloads.find(({ operation }) => operation === name)?.path ?? '';
const pageChange = workloads.find((one) => one.operation === 'updatePage')?.merge as object;

/** A server with records, and a defect if specified. */
const server = (defect?: Defect) => {
  const agents = Array.from({ length: 21 }, (_, index) => ({ id: `agt_${index}` }));
  let page: object = { tree: {}, ...(defect === 'already patched' ? pageChange : {}) };
  return async (path: string, { operation, body, merge }: Workload): Promise<Response> => {
    if (defect === 'returns 404') return new Response('route not found', { status: 404 });
    if (defect === 'returns HTML') return new Response('<p>');
    if (operation === 'createAgent') {
      const agent = { ...(body as object), id: 'agt_new' };
      if (defect !== 'forgets records') agents.push(agent);
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

test('a server that stores records passes', async () => {
  await expect(checkState('Peer', server())).resolves.toBeUndefined();
});

test.each<[Defect, string]>([
  ['forgets records', 'Peer cannot be measured: expected a created record to be'],
  ['keeps the page', 'Peer cannot be measured: expected a patched record to be'],
  ['already patched', 'already has the new values before the PATCH'],
  ['lists all', 'expected the number of different records in a list to be 20, got 22'],
  ['repeats one', 'expected the number of different records in a list to be 20, got 1'],
  ['returns 404', 'returned 404: route not found'],
  ['returns HTML', "returned 200, which isn't JSON: <p>"],
])('a server with the defect "%s" is rejected', async (defect, message) => {
  await expect(checkState('Peer', server(defect))).rejects.toThrow(message);
});
