import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CannotStart } from '../../engine/run/preflight.ts';
import type { GateConfig } from './define-config.ts';

const names = ['conformance.config.ts', 'conformance.config.js', 'conformance.config.mjs'];

const keys: ReadonlySet<string> = new Set<keyof GateConfig>([
  'target',
  'token',
  'tokens',
  'consoleUrl',
  'driver',
  'driverOptions',
  'unsupported',
  'mayChangeLiveData',
  'effort',
  'seed',
  'only',
  'replay',
  'allowPartial',
  'timeoutMs',
  'maxWaitMs',
  'reportDir',
]);

const check = (config: unknown, file: string): GateConfig => {
  if (config === null || typeof config !== 'object') {
    throw new CannotStart(
      `${file} must export a configuration by default: export default defineConfig({ ... }).`,
    );
  }
  const unknown = Object.keys(config).find((key) => !keys.has(key));
  if (unknown)
    throw new CannotStart(`${file}: there is no setting ${unknown}. There are: ${[...keys].join(', ')}.`);
  const entries = (config as GateConfig).unsupported ?? [];
  for (const entry of entries) {
    if (!entry.reason || !(entry.clause ?? entry.operation ?? entry.tag)) {
      throw new CannotStart(
        `${file}: each entry of unsupported needs a reason and one of clause, operation and tag; got ${JSON.stringify(entry)}.`,
      );
    }
  }
  return config as GateConfig;
};

/**
 * The configuration of a file, or of conformance.config.ts (.js, .mjs) in the folder; empty where there is none. A driver's path in
 * it is relative to the file.
 */
export const loadConfig = async (asked: string | undefined, folder: string): Promise<GateConfig> => {
  const file = asked ? resolve(folder, asked) : names.map((name) => resolve(folder, name)).find(existsSync);
  if (!file) return {};
  if (!existsSync(file)) throw new CannotStart(`There is no configuration file ${file}.`);
  const module = (await import(pathToFileURL(file).href).catch((error: Error) => {
    throw new CannotStart(`${file} can't be loaded: ${error.message}`);
  })) as { default?: unknown };
  const config = check(module.default, file);
  if (!config.driver || config.driver.startsWith('file:')) return config;
  return { ...config, driver: resolve(dirname(file), config.driver) };
};
