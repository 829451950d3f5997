import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';

const send = (t: Case, change: Record<string, unknown>) =>
  t.send({
    operation: 'createWebhookSubscription',
    body: t.sample('createWebhookSubscription', change),
  });

export default scenario(
  'webhooks.bodies',
  'A subscription accepts an https URL and a filter of event families',
  { holds: [] },
  async (gate) => {
    await gate.case('invalid bodies', async (t) => {
      t.expectStatus('webhooks.https-only', await send(t, { url: 'http://hooks.acme.example/in' }), 400);
      for (const change of [{ events: [] }, { events: undefined }, { url: undefined }]) {
        t.expectStatus('webhooks.events-required', await send(t, change), 400);
      }
    });

    await gate.case('wildcards', async (t) => {
      for (const events of [['pages.*'], ['*']]) {
        t.expectSuccess('webhooks.filter-wildcards', await send(t, { events }));
      }
    });
  },
);
