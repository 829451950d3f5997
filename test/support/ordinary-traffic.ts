import { randomUUID } from 'node:crypto';
import { headerNames, mediaTypes, operations } from '@workspace-api/contract';
import { parseNdjson } from '../../conformance/checks/encodings/ndjson.ts';

/** The settings of an API client. */
export type Client = {
  /** The API's base, ending in /v1. */
  base: string;
  token: string;
  workspace: string;
  fetch?: typeof fetch;
};

type Options = { token?: string; body?: unknown; key?: string; accept?: string };

const { idempotencyKey } = headerNames;

/** Sends requests like a team's end-to-end tests. Only the repeated attempts are expected to be refused. */
export const ordinaryTraffic = async ({ base, token: own, workspace, fetch: send = fetch }: Client) => {
  const call = async (method: string, path: string, { token = own, body, key, accept }: Options = {}) => {
    const response = await send(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(accept === undefined ? {} : { accept }),
        ...(body === undefined ? {} : { 'content-type': mediaTypes.json }),
        ...(key === undefined ? {} : { [idempotencyKey]: key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, json: <T>() => JSON.parse(text) as T };
  };
  const home = `/workspaces/${workspace}`;
  const scopes = [operations.getMe.scope, operations.listAgents.scope];

  await call('GET', '/me');
  await call('GET', '/workspaces');
  await call('GET', '/workspaces/current');

  const key = randomUUID();
  const body = { name: `Agent ${key}`, task: 'Says hello' };
  const agent = (await call('POST', `${home}/agents`, { key, body })).json<{ id: string }>();
  await call('POST', `${home}/agents`, { key, body });
  await call('POST', `${home}/agents`, { key, body: { ...body, name: 'Another' } });
  const getAgent = () => call('GET', `${home}/agents/${agent.id}`, { key });
  await getAgent();
  await call('POST', `${home}/agents/${agent.id}/activate`);
  await getAgent();
  await call('POST', `${home}/agents/${agent.id}/deactivate`);
  await getAgent();

  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: '2', ...(cursor === null ? {} : { cursor }) });
    const response: { text: string } = await call('GET', `${home}/secrets?${query}`);
    const page = JSON.parse(response.text) as { next_cursor?: string | null };
    cursor = page.next_cursor ?? null;
  } while (cursor !== null);

  const keyResponse = await call('POST', `${home}/tokens`, { body: { scopes } });
  const { id, secret } = keyResponse.json<{ id: string; secret: string }>();
  await call('GET', '/me', { token: secret });
  await call('GET', `${home}/agents`, { token: secret });
  await call('POST', `${home}/agents`, { token: secret, body: { name: 'Not allowed' } });
  await call('GET', `${home}/secrets`, { token: secret });
  await call('GET', '/workspaces/globex/agents', { token: secret });
  await call('GET', `${home}/tokens/${id}`);
  const rotated = (await call('POST', `${home}/tokens/${id}/rotate`)).json<{ secret: string }>();
  await call('GET', '/me', { token: secret });
  await call('GET', '/me', { token: rotated.secret });
  await call('DELETE', `${home}/tokens/${id}`);
  await call('GET', '/me', { token: rotated.secret });

  const name = `secret_${key.slice(0, 8)}`;
  await call('PUT', `${home}/secrets`, { body: { name, value: `value-of-${key}`, purpose: 'tests' } });
  await call('GET', `${home}/secrets?limit=100`);
  await call('POST', `${home}/secrets/proxy-url`, { body: { name } });
  await call('DELETE', `${home}/secrets/${name}`);
  await call('GET', `${home}/secrets?limit=100`);

  for (const status of ['pending', 'approved']) await call('GET', `/approvals?status=${status}`);
  const pending = (await call('GET', '/approvals?status=pending')).json<{
    data: { id: string; agent_id: string }[];
  }>();
  const [one, other] = pending.data;
  if (one) {
    await call('POST', `/approvals/${one.id}/approve`);
    await call('POST', `/approvals/${one.id}/deny`);
    await call('GET', `/approvals/${one.id}`);
  }
  if (other) {
    await call('POST', `/approvals/${other.id}/deny`);
    await call('GET', `${home}/agents/${other.agent_id}/runs`);
  }

  for (const accept of Object.values(mediaTypes)) await call('GET', `${home}/forms`, { accept });
  await call('GET', `${home}/billing`, { accept: mediaTypes.csv });
  const logs = await call('GET', `${home}/logs?limit=5`, { accept: mediaTypes.ndjson });
  const [entry] = parseNdjson(logs.text).records;
  await call('GET', `${home}/logs/search?level=${String(entry?.level ?? 'info')}`);
  await call('GET', `${home}/agents/agt_unknown`);
  await call('GET', `${home}/agents?cursor=made-up`);
};
