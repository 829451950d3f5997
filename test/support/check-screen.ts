import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { areVisualTestsSkipped } from './visual-tests.ts';

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 } };

/** The screens on which every page is tested: wide and narrow, light and dark. */
export const screens = [
  { name: 'desktop-light', ...desktop, colorScheme: 'light' },
  { name: 'desktop-dark', ...desktop, colorScheme: 'dark' },
  { name: 'phone-light', ...phone, colorScheme: 'light' },
  { name: 'phone-dark', ...phone, colorScheme: 'dark' },
] as const satisfies readonly (BrowserContextOptions & { name: string })[];

/** The findings of axe on the page, one line per element: WCAG, landmarks and the order of headings. */
const findProblems = async (page: Page): Promise<string[]> => {
  // Not added as a script element, which the page's content security policy would block.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  );
};

/**
 * Takes a screenshot of the whole page, and returns its problems.
 *
 * @param name the name of the screenshot under reports/screens/, without extension
 * @returns findings of axe, and a finding if the page is wider than its screen
 */
export const checkScreen = async (page: Page, name: string): Promise<string[]> => {
  const path = `reports/screens/${name}.png`;
  mkdirSync(dirname(path), { recursive: true });
  const takeScreenshot = () => page.screenshot({ path, fullPage: true, animations: 'disabled' });
  // On a busy machine, Chromium may fail to capture a page.
  await vi.waitFor(takeScreenshot, { timeout: 30_000, interval: 200 });
  const findings = await findProblems(page);
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  if (overflow > 0) findings.push(`${overflow} pixels wider than the screen`);
  return findings.map((finding) => `${name}: ${finding}`);
};

/**
 * Defines a visual test for each screen: no screenshot that it takes may have findings.
 *
 * @param run gets the screen, and a function that takes a screenshot by its name without the screen
 */
export const testOnScreens = (
  title: string,
  run: (
    screen: Omit<(typeof screens)[number], 'name'>,
    check: (page: Page, name: string) => Promise<void>,
  ) => Promise<void>,
  timeout?: number,
): void =>
  test.skipIf(areVisualTestsSkipped).each(screens)(
    `${title} ($name)`,
    async ({ name: screenName, ...screen }) => {
      const findings: string[] = [];
      await run(screen, async (page, name) => {
        findings.push(...(await checkScreen(page, `${name}-${screenName}`)));
      });
      expect(findings).toEqual([]);
    },
    timeout,
  );
