import { createAgent, getAgent, listPages } from './client/api';

const options = { headers: { Authorization: `Bearer ${process.env.WORKSPACE_TOKEN}` } };

const pages = await listPages('acme', { limit: 2 }, options);
if (pages.status !== 200) throw new Error(`listPages returned ${pages.status}.`);
const agent = await createAgent('acme', { name: 'Generated' }, options);
if (agent.status !== 201) throw new Error(`createAgent returned ${agent.status}.`);
const absent = await getAgent('acme', 'agt_ABSENT', options);
if (absent.status !== 404) throw new Error(`getAgent returned ${absent.status}.`);

console.log(
  JSON.stringify({
    titles: pages.data.data.map(({ title }) => title),
    hasMore: typeof pages.data.next_cursor === 'string',
    agent: { name: agent.data.name, status: agent.data.status },
    error: absent.data.error.code,
  }),
);
