import { test } from 'vitest';

/**
 * A test that CI skips, because it has eight minutes for everything: `npm run test:browser` and `npm run test:thorough`
 * without CI set run it. CI tests the main uses of each page, and the gate with few seeds and families.
 */
export const longTest = test.skipIf(Boolean(process.env.CI));
