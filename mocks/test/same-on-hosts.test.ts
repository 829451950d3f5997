import { expect } from 'vitest';
import { test } from './sandbox-test.ts';

// This test runs on each host, and compares both with the same values.
test('the same seed gives the same ids, cursors and secrets on each host', async ({ send }) => {
  const agent = await send('POST', '/workspaces/acme/agents', { body: { name: 'Sorter' } });
  const list = await send('GET', '/workspaces/acme/pages?limit=1');
  const key = await send('POST', '/workspaces/acme/tokens', {
    body: { name: 'CI', scopes: ['pages:read'] },
  });
  const webhook = await send('POST', '/workspaces/acme/webhooks', {
    body: { url: 'https://shop.example/hook', events: ['*'] },
  });
  expect([agent.json.id, list.json.next_cursor, key.json, webhook.json]).toMatchInlineSnapshot(`
    [
      "agt_01M6DQS9M0Y8PJBG0SN0RMBKY5",
      "WzE3OTM2MTAwMDAwMDAsIjIwMjYtMTAtMTJUMDg6MzA6MDAuMDAwWiIsInBhZ2VfMDFLOUhPTUUiLCJyZXFfMDFNNkRRUzlNMFk4UEpCRzBTTjBSTUJLWTYiXQ.IuP4fQDTRGhHtncU-fd7cw",
      {
        "created_at": "2026-11-02T09:00:00.000Z",
        "created_by": "usr_01K9OWNER",
        "id": "tok_01M6DQS9M0Y8PJBG0SN0RMBKY8",
        "last_used_at": null,
        "mode": "test",
        "name": "CI",
        "scopes": [
          "pages:read",
        ],
        "secret": "key_test_3x6SP7axdpXlEwljlQUBX17K0aFE2ep4",
      },
      {
        "created_at": "2026-11-02T09:00:00.000Z",
        "events": [
          "*",
        ],
        "id": "wh_01M6DQS9M0Y8PJBG0SN0RMBKYA",
        "paused_until": null,
        "secret": "whsec_25ab18015a2e569bf35d98d8e2f669955219cd8c19d21e1a6516d02877cc5895",
        "url": "https://shop.example/hook",
      },
    ]
  `);
});
