import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { RunSettings } from '../engine/settings/settings.ts';
import type { FakeRequest, FakeResponse } from './fake-target.ts';
import { checkedClause, runCase } from './run-one.ts';

const mapping: RunSettings['mapping'] = {
  paths: { '/workspaces/{slug}/webhooks': '/workspaces/{slug}/hooks' },
  members: {
    CreateWebhookSubscriptionRequest: { url: 'endpoint' },
    WebhookSubscription: { url: 'endpoint' },
  },
};

/** Has subscriptions at another path, and their URL in another member. */
const respond = ({ method, path, body }: FakeRequest): FakeResponse | undefined => {
  if (!path.endsWith('/hooks')) return undefined;
  if (method === 'GET') return { status: 200, body: { data: [] } };
  const { endpoint } = JSON.parse(body) as { endpoint?: string };
  return { status: 201, body: { id: 'wh_1', endpoint, events: [] } };
};

test('a scenario has the contract’s names, and the report of a finding has the target’s', async () => {
  const sent = examples['create-webhook-subscription-request'];
  const { findings, errors } = await runCase(
    respond,
    async (t) => {
      const created = await t.send({ operation: 'createWebhookSubscription', body: sent });
      const { url } = created.json<{ url: string }>();
      t.expect(checkedClause, url === '', { expected: 'an empty url', got: url });
    },
    { mapping },
  );
  expect(errors).toEqual([]);
  const [finding] = findings;
  expect(finding?.got).toBe(`${sent.url} (url: endpoint at this server)`);
  const { curl, body } = finding?.exchanges.at(-1) ?? {};
  expect(curl).toContain('/workspaces/acme/hooks');
  expect(curl).toContain('"endpoint":');
  expect(curl).not.toContain('"url":');
  expect(body).toContain('"endpoint":');
});
