import { readFile } from 'node:fs/promises';
import { accessibilityProblems } from './accessibility-problems.ts';
import { expect, test } from './fixtures.ts';

const day = 24 * 3_600_000; // milliseconds

test('the list of agents continues when it is scrolled', async ({ page, sandbox }) => {
  for (let number = 1; number <= 40; number++)
    await sandbox.control.addRecord({
      path: { slug: 'acme', resource: 'agents' },
      body: { name: `Agent ${number}` },
    });
  await page.reload();
  await expect(page.getByRole('checkbox')).toHaveCount(20);
  await page.getByRole('checkbox').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 10_000);
  await expect(page.getByRole('checkbox')).toHaveCount(40);
});

test('the submissions of a form are downloaded', async ({ page }) => {
  await page.goto('/#/forms');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).last().click();
  expect((await download).suggestedFilename()).toBe('frm_01K9CONTACT.csv');
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    'We need coffee for 40, on Friday.',
  );
});

test('an ended session requires a new sign-in', async ({ page, sandbox }) => {
  await sandbox.advance(31 * day);
  await page.goto('/#/pages');
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Sign in again.');
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const width of [1440, 390])
      test(`every view is accessible and fits ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        for (const view of ['agents', 'approvals', 'pages', 'pages/page_01K9HOME', 'forms', 'logs']) {
          await page.goto(`/#/${view}`);
          const content = page.getByRole('listitem').or(page.getByRole('textbox')).or(page.getByRole('log'));
          await content.first().waitFor();
          const name = `${view.replace('/', '-')}-${width}-${colorScheme}`;
          await page.screenshot({ path: `test-results/${name}.png` });
          expect(await accessibilityProblems(page)).toEqual([]);
          const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
          expect(overflow).toBeLessThanOrEqual(0);
        }
      });
  });
