/**
 * Whether the visual tests of pages are skipped. CI skips them, because it has eight minutes for everything. Developers who
 * change a page run them, and look at the screenshots too.
 */
export const areVisualTestsSkipped = Boolean(process.env.CI);

/** Whether long tests in a browser are skipped in CI, for the same reason. Each of them has a shorter one that CI runs. */
export const areLongPageTestsSkipped = Boolean(process.env.CI);
