import type { PlaywrightProviderOptions } from '@vitest/browser-playwright';
import type { BrowserProviderOption } from 'vitest/node';
import { launchOptions } from './launch-options.ts';

/**
 * Vitest's provider that runs tests in Chromium. Its modules are loaded only if such a test runs: the configuration belongs to all
 * suites, and they would slow each of them down.
 */
export const chromium = (): BrowserProviderOption => {
  const options: PlaywrightProviderOptions = { launchOptions: launchOptions() };
  let provider: BrowserProviderOption | undefined;
  return {
    name: 'playwright',
    options,
    async serverFactory(server) {
      const { playwright } = await import('@vitest/browser-playwright');
      provider = playwright(options);
      return provider.serverFactory(server);
    },
    providerFactory(project) {
      if (provider === undefined) throw new Error('Vitest starts the server of the browser first.');
      return provider.providerFactory(project);
    },
  };
};
