import { createSandbox, serve } from '@workspace-api/mock';
import { mount } from 'svelte';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from 'vue';
// The test of the guide writes its programs to these files.
import SvelteAgents from './agents.svelte';
import VueAgents from './agents.vue';

let sandbox;
let server;
beforeAll(async () => {
  sandbox = await createSandbox({ seed: 1 });
  server = await serve(sandbox, { port: 0 });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const frameworks = {
  vue: (target, props) => createApp(VueAgents, props).mount(target),
  svelte: (target, props) => mount(SvelteAgents, { target, props }),
};

test.each(Object.keys(frameworks))('%s shows the agents, or the message of an error', async (name) => {
  const show = (token) => {
    const target = document.createElement('main');
    frameworks[name](target, { baseUrl: new URL('/v1', server.url).href, token });
    return target;
  };
  const accepted = show('key_test_acme');
  await vi.waitFor(() => expect(accepted.querySelectorAll('li').length).toBeGreaterThan(0));
  expect(accepted.textContent).toContain('Refund assistant');
  const refused = show('key_test_unknown');
  await vi.waitFor(() => expect(refused.textContent).toContain('401 unauthorized'));
});
