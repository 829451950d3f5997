import type { RunSettings } from '../engine/run/settings.ts';
import type { Driver, DriverFactory } from './driver.ts';

/** Loads a driver's module and makes the driver; null where none is asked for. @throws Error that says what is wrong */
export const loadDriver = async (
  settings: Pick<RunSettings, 'driver' | 'driverOptions' | 'url' | 'workspace' | 'mode'>,
): Promise<Driver | null> => {
  if (!settings.driver) return null;
  const module = (await import(/* @vite-ignore */ settings.driver)) as { default?: unknown };
  if (typeof module.default !== 'function') {
    throw new Error(
      `The driver ${settings.driver} must export a function (options, target) => Driver by default.`,
    );
  }
  const driver = await (module.default as DriverFactory)(settings.driverOptions, {
    url: settings.url,
    workspace: settings.workspace,
    mode: settings.mode,
  });
  if (typeof driver?.name !== 'string' || typeof driver.capabilities !== 'object') {
    throw new Error(`The driver ${settings.driver} gives no { name, capabilities }.`);
  }
  return driver;
};
