import { defineConfig } from '@workspace-api/conformance';

export default defineConfig({
  target: 'http://127.0.0.1:4010/v1',
  // A member that the service document doesn't show, and that this server requires.
  samples: { createAgent: { task: 'Says hello' } },
  unsupported: [{ tag: 'billing', reason: 'planned for May' }],
  waivers: [
    {
      clause: 'tokens.revoke-is-immediate',
      operation: 'getMe',
      reason: 'keys are cached for a minute',
      link: 'https://tracker.example.com/12',
      until: '2999-05-31',
    },
  ],
});
