import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartupError } from '../../engine/errors.ts';
import { driverUrl, loadDefaultExport } from '../../target/load-module.ts';
import type { Io } from '../io.ts';
import type { GateConfig } from './config.ts';

/** In order of preference. */
const names = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs', 'json'].map(
  (ending) => `conformance.config.${ending}`,
);

/** The configuration file of a folder; undefined if it has none. */
export const findConfigFile = (folder: string): string | undefined =>
  names.map((name) => resolve(folder, name)).find(existsSync);

/**
 * Loads the configuration from the given file, or from conformance.config.ts (.mts, .cts, .js, .mjs, .cjs, .json) in the
 * folder. Returns an empty configuration if there is none. A driver's path in the file is relative to the file.
 *
 * @throws StartupError if the file is missing or invalid
 */
export const loadConfig = async (
  configPath: string | undefined,
  { cwd: folder }: Pick<Io, 'cwd'>,
): Promise<GateConfig> => {
  const file = configPath ? resolve(folder, configPath) : findConfigFile(folder);
  if (!file) return {};
  // Loaded only if there is a file to check.
  const { checkConfig } = await import('./config.ts');
  const exported = await loadDefaultExport(file).catch((error: Error) => {
    throw new StartupError(`The configuration can't be loaded. ${error.message}`);
  });
  const config = checkConfig(exported, file);
  if (typeof config.driver !== 'string') return config;
  return { ...config, driver: driverUrl(config.driver, dirname(file)) };
};
