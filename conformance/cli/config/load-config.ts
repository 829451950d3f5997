import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { optionSchemas, problemsIn } from '../../engine/settings/options-schema.ts';
import { StartupError } from '../../engine/settings/startup-error.ts';
import { driverUrl } from '../../target/driver-url.ts';
import { loadDefaultExport } from '../../target/load-module.ts';
import type { GateConfig } from './define-config.ts';

/** In order of preference. */
const names = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs', 'json'].map(
  (ending) => `conformance.config.${ending}`,
);

/** The configuration file of a folder; undefined if it has none. */
export const findConfigFile = (folder: string): string | undefined =>
  names.map((name) => resolve(folder, name)).find(existsSync);

const passive = z
  .strictObject({
    include: z.array(z.string().min(1)),
    exclusive: z.boolean(),
    scopes: z.record(z.string(), z.array(z.string())),
  })
  .partial();

const schema = z
  .strictObject({ ...optionSchemas, reportDir: z.string().min(1), passive } satisfies Record<
    keyof GateConfig,
    z.ZodType
  >)
  .partial();

const check = (config: unknown, file: string): GateConfig => {
  if (config === null || typeof config !== 'object') {
    throw new StartupError(`${file} needs a default export: export default defineConfig({ ... }).`);
  }
  const problems = problemsIn(schema, config);
  if (problems.length === 0) return config;
  const settings = `Settings: ${Object.keys(schema.shape).join(', ')}.`;
  throw new StartupError([`${file} is not a valid configuration.`, ...problems, settings].join('\n'));
};

/**
 * Loads the configuration from the given file, or from conformance.config.ts (.mts, .cts, .js, .mjs, .cjs, .json) in the
 * folder. Returns an empty configuration if there is none. A driver's path in the file is relative to the file.
 *
 * @throws StartupError if the file is missing or invalid
 */
export const loadConfig = async (configPath: string | undefined, folder: string): Promise<GateConfig> => {
  const file = configPath ? resolve(folder, configPath) : findConfigFile(folder);
  if (!file) return {};
  const exported = await loadDefaultExport(file).catch((error: Error) => {
    throw new StartupError(`The configuration can't be loaded. ${error.message}`);
  });
  const config = check(exported, file);
  if (typeof config.driver !== 'string') return config;
  return { ...config, driver: driverUrl(config.driver, dirname(file)) };
};
