import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartupError } from '../../engine/settings/startup-error.ts';
import type { GateConfig } from './define-config.ts';

const names = ['conformance.config.ts', 'conformance.config.js', 'conformance.config.mjs'];

const settings: Record<keyof GateConfig, true> = {
  target: true,
  token: true,
  tokens: true,
  consoleUrl: true,
  driver: true,
  driverOptions: true,
  unsupported: true,
  mayChangeLiveData: true,
  effort: true,
  seed: true,
  only: true,
  replay: true,
  allowPartial: true,
  timeoutMs: true,
  maxWaitMs: true,
  reportDir: true,
};

const check = (config: unknown, file: string): GateConfig => {
  if (config === null || typeof config !== 'object') {
    throw new StartupError(`${file} needs a default export: export default defineConfig({ ... }).`);
  }
  const unknown = Object.keys(config).find((key) => !Object.hasOwn(settings, key));
  if (unknown) {
    const available = Object.keys(settings).join(', ');
    throw new StartupError(`${file}: unknown setting "${unknown}". Available: ${available}.`);
  }
  for (const entry of (config as GateConfig).unsupported ?? []) {
    if (entry.reason && (entry.clause ?? entry.operation ?? entry.tag)) continue;
    throw new StartupError(
      `${file}: each entry of unsupported needs a reason and a clause, operation or tag. Got ${JSON.stringify(entry)}.`,
    );
  }
  return config as GateConfig;
};

/**
 * Loads the configuration from the given file, or from conformance.config.ts (.js, .mjs) in the folder; empty if there
 * is none. A driver's path in it is relative to the file.
 *
 * @throws StartupError if the file is missing or invalid
 */
export const loadConfig = async (asked: string | undefined, folder: string): Promise<GateConfig> => {
  const file = asked ? resolve(folder, asked) : names.map((name) => resolve(folder, name)).find(existsSync);
  if (!file) return {};
  if (!existsSync(file)) throw new StartupError(`The configuration file ${file} does not exist.`);
  const module = (await import(pathToFileURL(file).href).catch((error: Error) => {
    throw new StartupError(`${file} cannot be loaded: ${error.message}`);
  })) as { default?: unknown };
  const config = check(module.default, file);
  if (typeof config.driver !== 'string' || config.driver.startsWith('file:')) return config;
  return { ...config, driver: resolve(dirname(file), config.driver) };
};
