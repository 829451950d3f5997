import { fileURLToPath } from 'node:url';
import { capabilities as catalogue } from '@workspace-api/contract';
import type { CapabilityName, Driver, DriverFactory, DriverTarget } from './driver.ts';
import { httpDriver } from './http-driver.ts';
import { errorWithPlace, loadDefaultExport } from './load-module.ts';
import { mappingProblem } from './mapping.ts';

const isHttp = (driver: string | DriverFactory): driver is string =>
  typeof driver === 'string' && /^https?:/.test(driver);

const getName = (driver: string | DriverFactory): string => {
  if (typeof driver === 'function') return `function ${driver.name || '(without a name)'}`;
  return isHttp(driver) ? driver : fileURLToPath(driver);
};

const describeType = (value: unknown): string => (value === null ? 'null' : `of type ${typeof value}`);

const loadFactory = async (driver: string | DriverFactory): Promise<DriverFactory> => {
  if (typeof driver === 'function') return driver;
  if (isHttp(driver)) return httpDriver(driver);
  const file = fileURLToPath(driver);
  const exported = await loadDefaultExport(file);
  if (typeof exported === 'function') return exported as DriverFactory;
  throw new Error(
    `The default export of ${file} must be a function (options, target) => Driver; it is ${describeType(exported)}.`,
  );
};

/** The problem with a factory's return value; null if it is a driver. */
const findProblem = (driver: unknown): string | null => {
  const { name, capabilities, bothModes, consoleUrl, mapping, ...members } = (driver ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof name !== 'string' || name === '') return 'must return { name, capabilities } with a name';
  if (capabilities === null || typeof capabilities !== 'object')
    return `must return { name, capabilities }; capabilities is ${describeType(capabilities)}`;
  const unknown = Object.keys(capabilities).find((capability) => !Object.hasOwn(catalogue, capability));
  if (unknown !== undefined)
    return `has an unknown capability "${unknown}". Available: ${Object.keys(catalogue).join(', ')}`;
  const { close, delete: remove } = members;
  for (const [member, value] of Object.entries({ ...capabilities, close, delete: remove })) {
    // An absent capability may be set to undefined.
    if (value !== undefined && typeof value !== 'function')
      return `has a member ${member} that must be a function; it is ${describeType(value)}`;
  }
  if (bothModes !== undefined && typeof bothModes !== 'boolean')
    return `has a bothModes that must be true or false; it is ${describeType(bothModes)}`;
  if (consoleUrl !== undefined && !URL.canParse(String(consoleUrl)))
    return 'has a consoleUrl that is not a URL';
  const problem = mappingProblem(mapping);
  return problem && `has a mapping that ${problem}`;
};

/** The names of the capabilities that a driver has, sorted. */
export const listCapabilities = ({ capabilities }: Driver): string[] =>
  Object.keys(capabilities)
    .filter((name) => capabilities[name as CapabilityName] !== undefined)
    .sort();

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
  const factory = await loadFactory(driver);
  let loaded: Driver;
  try {
    loaded = await factory(driverOptions, target);
  } catch (error) {
    const why = isHttp(driver) ? (error as Error).message : errorWithPlace(error, getName(driver));
    throw new Error(`It could not be created: ${why}`, { cause: error });
  }
  const problem = findProblem(loaded);
  if (problem) throw new Error(`The driver ${getName(driver)} ${problem}.`);
  return loaded;
};
