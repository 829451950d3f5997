import { createSandbox, manualClock } from '@workspace-api/mock';
import { expect, onTestFinished, test } from 'vitest';
import { createWorkspaceClient, type Retry } from './index.ts';

test("Retry-After is waited for on the sandbox's clock, if that is the client's", async () => {
  const clock = manualClock('2026-11-02');
  const sandbox = await createSandbox({ clock });
  onTestFinished(() => sandbox.close());
  const retries: Retry[] = [];
  let isLimited: () => void = () => {};
  const limited = new Promise<void>((resolve) => {
    isLimited = resolve;
  });
  const api = createWorkspaceClient({
    baseUrl: 'http://127.0.0.1:4010/v1',
    token: 'key_test_acme',
    fetch: sandbox.fetch,
    clock,
    onRetry: (retry) => {
      retries.push(retry);
      isLimited();
    },
  });
  const { token } = await api.identity.getMe();
  await sandbox.fetch(`/_sandbox/tokens/${token.id}/exhaust`, { method: 'POST' });
  const me = api.identity.getMe();
  await limited;
  await sandbox.advance(retries[0]?.delay ?? 0);
  expect((await me).workspace.slug).toBe('acme');
  expect(retries).toMatchObject([{ attempt: 1, response: { status: 429 } }]);
});
