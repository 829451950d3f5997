import { manualClock } from '@workspace-api/mock';
import { expect, test } from 'vitest';
import { deferred } from './fetch/clocks.test-helper.ts';
import type { Retry } from './index.ts';
import { connect } from './sandboxes.test-helper.ts';

test("Retry-After is waited for on the sandbox's clock, if that is the client's", async () => {
  const clock = manualClock('2026-11-02');
  const retry = deferred<Retry>();
  const { api, sandbox, control } = await connect({ client: { clock, onRetry: retry.resolve } }, { clock });
  const { token } = await api.identity.getMe();
  await control('POST', `/tokens/${token.id}/exhaust`);
  const me = api.identity.getMe();
  const { attempt, delay, response } = await retry.promise;
  await sandbox.advance(delay);
  expect((await me).workspace.slug).toBe('acme');
  expect([attempt, response?.status]).toEqual([1, 429]);
});
