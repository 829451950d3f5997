import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 } };

/** The findings of axe on the page, one line per element: WCAG, landmarks and the order of headings. */
const findProblems = async (page: Page): Promise<string[]> => {
  // Not added as a script element, which the page's content security policy would block.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  );
};

/** Takes a screenshot of the whole page. Returns the findings of axe, and one if the page is wider than its screen. */
const checkScreen = async (page: Page, name: string): Promise<string[]> => {
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
 * Checks a page as it is now, light and dark: expects no findings on any screen, and takes screenshots. Then the page is shown as
 * before. CI skips it, because it has eight minutes for everything. Developers who change a page look at the screenshots too.
 *
 * @param name the name of the screenshots under reports/screens/, to which the screen is added
 * @param screens wide and narrow by default
 */
export const checkScreens = async (page: Page, name: string, screens = [desktop, phone]): Promise<void> => {
  if (process.env.CI) return;
  const before = page.viewportSize();
  const findings: string[] = [];
  for (const { viewport } of screens)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      findings.push(...(await checkScreen(page, `${name}-${viewport.width}-${colorScheme}`)));
    }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
  expect(findings).toEqual([]);
};
