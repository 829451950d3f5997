import type { Driver, DriverFactory, DriverTarget } from './driver.ts';

/** The driver of a run: a module that exports a factory by default, by its URL, or the factory itself. */
export type DriverSource = { driver: string | DriverFactory | null; driverOptions: Record<string, string> };

const factoryOf = async (driver: string | DriverFactory): Promise<DriverFactory> => {
  if (typeof driver === 'function') return driver;
  const module = (await import(/* @vite-ignore */ driver)) as { default?: unknown };
  if (typeof module.default === 'function') return module.default as DriverFactory;
  throw new Error(`The default export of ${driver} must be a function (options, target) => Driver.`);
};

/** Creates the driver; null if none is configured. @throws Error if the module or the driver is unusable */
export const loadDriver = async (
  { driver, driverOptions }: DriverSource,
  { url, workspace, mode }: DriverTarget,
): Promise<Driver | null> => {
  if (driver === null) return null;
  const loaded = await (await factoryOf(driver))(driverOptions, { url, workspace, mode });
  if (typeof loaded?.name !== 'string' || typeof loaded.capabilities !== 'object') {
    throw new Error(
      `The driver ${typeof driver === 'string' ? driver : driver.name} must return { name, capabilities }.`,
    );
  }
  return loaded;
};
