import { expect, onTestFinished, test, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { findBrowser } from './launch-options.ts';

test.each([
  ['linux', false, { executablePath: '/usr/bin/chromium' }],
  ['linux', true, { executablePath: '/usr/bin/chromium-headless-shell' }],
  ['darwin', false, { channel: 'chrome' }],
  ['win32', false, { channel: 'chrome' }],
] as const)(
  'the browser of %s, with a headless shell: %s, unless CHROMIUM is set',
  (platform, hasShell, usual) => {
    expect(findBrowser({}, platform, () => hasShell)).toEqual(usual);
    expect(findBrowser({ CHROMIUM: '/opt/chromium' }, platform, () => hasShell)).toEqual({
      executablePath: '/opt/chromium',
    });
  },
);

test('without a browser the message names the variable', async () => {
  vi.stubEnv('CHROMIUM', '/nowhere/chromium');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(openBrowser()).rejects.toThrow(
    "/nowhere/chromium can't be started. Install it, or set CHROMIUM",
  );
});
