/**
 * Whether the visual tests of pages are skipped. CI skips them, because it has eight minutes for everything. Developers who
 * change a page run them, and look at the screenshots too.
 */
export const areVisualTestsSkipped = Boolean(process.env.CI);
