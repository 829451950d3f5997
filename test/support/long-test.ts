import { test } from 'vitest';

/**
 * A test of a page that CI skips, because it has eight minutes for everything: `npm run test:browser` without CI set runs
 * it, after each change of a page and before a release. CI tests the main uses of each page.
 */
export const longTest = test.skipIf(Boolean(process.env.CI));
