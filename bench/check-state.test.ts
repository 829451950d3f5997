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

const pathOf = (name: string) => workloads.find(({ operation }) => operation === name)?.path ?? '';
const merged = workloads.find((one) => one.operation === 'updatePage')?.merge as object;

/** A server with records, and with a fault. */
const server = (fault?: Fault) => {
  const agents = Array.from({ length: 21 }, (_, index) => ({ id: `agt_${index}` }));
  let page: object = { tree: {}, ...(fault === 'is patched' ? merged : {}) };
  return async (path: string, { operation, body, merge }: Workload): Promise<Response> => {
    if (fault === 'refuses') return new Response('no such route', { status: 404 });
    if (fault === 'no JSON') return new Response('<p>');
    if (operation === 'createAgent') {
      const created = { ...(body as object), id: 'agt_new' };
      if (fault !== 'forgets') agents.push(created);
      return Response.json(created, { status: 201 });
    }
    if (operation === 'updatePage') {
      const patched = { ...page, ...(merge as object) };
      if (fault !== 'keeps the page') page = patched;
      return Response.json(patched);
    }
    if (path === pathOf('updatePage')) return Response.json(page);
    if (path === pathOf('listAgents')) {
      const listed = agents.slice(0, fault === 'lists all' ? undefined : 20);
      return Response.json(fault === 'repeats one' ? listed.map(() => agents[0]) : listed);
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
  ['refuses', 'was answered with 404: no such route'],
  ['no JSON', 'was answered with 200, which is not JSON: <p>'],
])('a server that %s is refused', async (fault, message) => {
  await expect(checkState('Peer', server(fault))).rejects.toThrow(message);
});
