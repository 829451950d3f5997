import { fileURLToPath } from 'node:url';
import { capabilities as catalogue } from '@workspace-api/contract';
import { z } from 'zod';
import type { Driver, DriverFactory, DriverTarget } from './driver.ts';
import { httpDriver } from './http-driver.ts';
import { checkInstalled, errorWithPlace, loadDefaultExport } from './load-module.ts';
import { mappingSchema } from './mapping.ts';
import { listProblems, strictObject } from './schema.ts';

const callable = z
  .custom((value) => typeof value === 'function', {
    error: ({ input }) => `expected a function, received ${typeof input}`,
  })
  .optional();

const driverSchema = z.object({
  name: z.string().min(1, 'expected a name'),
  capabilities: strictObject(
    // An absent capability may be set to undefined.
    Object.fromEntries(Object.keys(catalogue).map((name) => [name, callable])),
    'capability',
  ),
  bothModes: z.boolean().optional(),
  consoleUrl: z.url('expected a URL').optional(),
  mapping: mappingSchema.optional(),
  delete: callable,
  close: callable,
});

const loadFactory = async (driver: string): Promise<DriverFactory> => {
  const file = fileURLToPath(driver);
  const exported = await loadDefaultExport(file);
  if (typeof exported === 'function') return exported as DriverFactory;
  throw new Error(
    `The default export of ${file} must be a function (options, target) => Driver; it is of type ${typeof exported}.`,
  );
};

/**
 * Creates the driver; null if none is configured.
 *
 * @param driver the factory itself, the URL of a module whose default export is the factory, or the URL of a driver over HTTP
 * @throws Error if the module or the driver is unusable
 */
export const loadDriver = async (
  {
    driver,
    driverOptions,
  }: { driver?: string | DriverFactory | undefined; driverOptions: Record<string, string> },
  target: DriverTarget,
): Promise<Driver | null> => {
  if (driver === undefined) return null;
  const isFactory = typeof driver === 'function';
  if (!isFactory) checkInstalled(driver);
  const isHttp = !isFactory && /^https?:/.test(driver);
  const module = isFactory || isHttp ? driver : fileURLToPath(driver);
  const name = isFactory ? `function ${driver.name || '(without a name)'}` : String(module);
  const factory = isFactory ? driver : await (isHttp ? httpDriver(driver) : loadFactory(driver));
  const loaded = await (async () => factory(driverOptions, target))().catch((error: unknown) => {
    const why = isHttp ? (error as Error).message : errorWithPlace(error, name);
    throw new Error(`It could not be created: ${why}`, { cause: error });
  });
  const { error } = driverSchema.safeParse(loaded);
  if (!error) return loaded;
  throw new Error(
    `The driver ${name} must return { name, capabilities }. ${listProblems(error).join(' ')}`.trim(),
  );
};
