import { defineConfig } from '../conformance/index.ts';

/** What `npm run conformance` is told of the sandbox; its address and tokens come from the script that starts it. */
export default defineConfig({
  unsupported: [],
});
