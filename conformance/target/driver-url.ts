import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The URL of a driver's module, or of a driver over HTTP.
 *
 * @param driver a file URL, an http URL, a path, or the name of an installed module, such as `@workspace-api/conformance/drivers/sandbox`
 * @param folder the folder for resolving a relative path or a package; packages of the gate itself come last
 * @example
 * driverUrl('./driver.ts', '/srv/app') // 'file:///srv/app/driver.ts'
 */
export const driverUrl = (driver: string, folder: string): string => {
  if (/^(?:file|http|https):/.test(driver)) return driver;
  const path = resolve(folder, driver);
  if (/^[./\\]/.test(driver) || existsSync(path)) return pathToFileURL(path).href;
  try {
    const paths = [folder, import.meta.dirname];
    return pathToFileURL(createRequire(import.meta.url).resolve(driver, { paths })).href;
  } catch {
    return pathToFileURL(path).href;
  }
};
