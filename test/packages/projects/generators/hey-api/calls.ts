import { createAgent, getAgent, listPages } from './client';
import { client } from './client/client.gen';

client.setConfig({ baseUrl: process.env.WORKSPACE_BASE_URL, auth: process.env.WORKSPACE_TOKEN });

const path = { slug: 'acme' };
const { data: pages } = await listPages({ path, query: { limit: 2 }, throwOnError: true });
const { data: agent } = await createAgent({ path, body: { name: 'Generated' }, throwOnError: true });
const { error, response } = await getAgent({ path: { ...path, id: 'agt_ABSENT' } });
if (response?.status !== 404) throw new Error(`getAgent returned ${response?.status}.`);

console.log(
  JSON.stringify({
    titles: pages.data.map(({ title }) => title),
    hasMore: typeof pages.next_cursor === 'string',
    agent: { name: agent.name, status: agent.status },
    error: error?.error.code,
  }),
);
