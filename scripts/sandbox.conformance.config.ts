import { defineConfig } from '../conformance/src/index.ts';

const reason = 'the sandbox answers 501 here until it has the group';

/** What `npm run conformance` is told of the sandbox; its address and tokens come from the script that starts it. */
export default defineConfig({
  unsupported: ['oauth', 'pages', 'theme', 'billing', 'forms', 'logs', 'secrets', 'webhooks'].map((tag) => ({
    tag,
    reason,
  })),
});
