import { configOf } from './vitest.config.ts';

/** The long tests, before a release: `npm run test:thorough`. */
export default configOf('.thorough.ts', { testTimeout: 300_000 });
