import { expect, onTestFinished, test, vi } from 'vitest';
import { findBrowser, openBrowser } from './browser.ts';

test.each([
  ['linux', { executablePath: '/usr/bin/chromium' }],
  ['darwin', { channel: 'chrome' }],
  ['win32', { channel: 'chrome' }],
] as const)('the browser of %s is in its usual place, unless CHROMIUM is set', (platform, usual) => {
  expect(findBrowser({}, platform)).toEqual(usual);
  expect(findBrowser({ CHROMIUM: '/opt/chromium' }, platform)).toEqual({ executablePath: '/opt/chromium' });
});

test('without a browser the message names the variable', async () => {
  vi.stubEnv('CHROMIUM', '/nowhere/chromium');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(openBrowser()).rejects.toThrow(
    "/nowhere/chromium can't be started. Install it, or set CHROMIUM",
  );
});
