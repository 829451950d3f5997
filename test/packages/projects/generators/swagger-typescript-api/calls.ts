import { Api, type ErrorEnvelope, type HttpResponse } from './client/api';

const api = new Api<string>({
  baseUrl: process.env.WORKSPACE_BASE_URL,
  securityWorker: (token) => ({ headers: { Authorization: `Bearer ${token}` } }),
});
api.setSecurityData(process.env.WORKSPACE_TOKEN ?? '');

const { data: pages } = await api.workspaces.listPages('acme', { limit: 2 });
const { data: agent } = await api.workspaces.createAgent('acme', { name: 'Generated' });
const absent = await api.workspaces.getAgent('acme', 'agt_ABSENT').then(
  () => undefined,
  (response: HttpResponse<unknown, ErrorEnvelope>) => response,
);
if (absent?.status !== 404) throw new Error(`getAgent returned ${absent?.status}.`);

console.log(
  JSON.stringify({
    titles: pages.data.map(({ title }) => title),
    hasMore: typeof pages.next_cursor === 'string',
    agent: { name: agent.name, status: agent.status },
    error: absent.error.error.code,
  }),
);
