import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { expect } from 'vitest';
import { limits } from '../mocks/sandbox/core/limits.ts';
import { controlToken } from '../scripts/fuzz/operation-request.ts';
import { longTest } from './support/long-test.ts';
import { openDeterministicPage } from './support/stores.ts';

longTest('a stream of a page arrives in parts, and its reader or its signal ends it', async () => {
  const sandbox = await openDeterministicPage([]);
  // Each stream that didn't end in the page would count until none is left.
  for (let count = 0; count <= limits.eventListeners; count += 1) {
    const stop = new AbortController();
    const request = new Request(`http://127.0.0.1${controlPath}${operations.followEvents.path}`, {
      headers: { Authorization: `Bearer ${controlToken}` },
      signal: stop.signal,
    });
    const { status, body } = await sandbox.fetch(request);
    expect(status).toBe(200);
    const reader = body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toMatch(/^retry: /);
    if (count % 2 === 0) await reader?.cancel();
    else stop.abort();
    expect(await reader?.read()).toMatchObject({ done: true });
  }
});
