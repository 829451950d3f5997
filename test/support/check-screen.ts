import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';

/** The screens on which every page is tested. Together they cover wide and narrow, light and dark. */
export const screens = [
  { name: 'desktop-light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const satisfies readonly (BrowserContextOptions & { name: string })[];

/** The serious and critical findings of axe on the page, and all findings of some rules, one line per element. */
const listFindings = async (page: Page, rules: readonly string[]): Promise<string[]> => {
  // Not added as a script element, which the page's content security policy would block.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || rules.includes(id))
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`));
};

/**
 * Takes a screenshot of the whole page, and returns its problems.
 *
 * @param name the name of the screenshot under reports/screens/, without extension
 * @param rules rules of axe whose findings count too, although they are not serious
 * @returns serious findings of axe, and a finding if the page is wider than its screen
 */
export const checkScreen = async (
  page: Page,
  name: string,
  rules: readonly string[] = [],
): Promise<string[]> => {
  const path = `reports/screens/${name}.png`;
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  const findings = await listFindings(page, rules);
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  if (overflow > 0) findings.push(`${overflow} pixels wider than the screen`);
  return findings.map((finding) => `${name}: ${finding}`);
};
