import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe-core finds wrong with a page as it is now, one line for each rule. */
export const accessibilityProblems = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  // As text, so that this program needs no types of a page.
  return page.evaluate<string[]>(`axe.run().then(({ violations }) =>
    violations.map(({ id, impact, help, nodes }) => impact + ' ' + id + ': ' + help + ' ' + nodes.map(({ html }) => html).join(' ')))`);
};
