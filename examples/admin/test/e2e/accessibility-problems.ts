import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The violations that axe-core finds in the page, one line for each rule. */
export const accessibilityProblems = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  // As a string, so that this program needs no types of the DOM.
  return page.evaluate<string[]>(`axe.run().then(({ violations }) =>
    violations.map(({ id, impact, help, nodes }) => impact + ' ' + id + ': ' + help + ' ' + nodes.map(({ html, any }) => html + (any[0]?.message ?? '')).join(' ')))`);
};
