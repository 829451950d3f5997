/**
 * Whether the tests of how pages look are left out: in CI, which has ten minutes for everything. They are for whoever
 * changes a page, who looks at the pictures too.
 */
export const areVisualTestsSkipped = Boolean(process.env.CI);
