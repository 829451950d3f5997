import { fileURLToPath } from 'node:url';
import { capabilities as catalogue, mediaTypes } from '@workspace-api/contract';
import { z } from 'zod';
import type { CapabilityName, Driver, DriverFactory, DriverRecord, DriverTarget } from './driver.ts';
import { errorWithPlace, loadDefaultExport } from './load-module.ts';
import { mappingSchema } from './mapping.ts';
import { listProblems, strictObject } from './schema.ts';

/** The description that a driver over HTTP returns. The gate checks its members like the members of any driver. */
type Description = Omit<Driver, 'capabilities' | 'delete' | 'close'> & {
  capabilities?: unknown;
  delete?: unknown;
};

/** The capabilities whose effect ends with `lift`. */
const lifted: readonly CapabilityName[] = ['deny-by-policy', 'inject-upstream-failure', 'lock-residency'];

/** The number of characters of a response that an error quotes. */
const quoted = 300;

/** Sends a request of a driver. @throws Error unless the response is a success with JSON or without content */
const send = async (url: string, method: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(url, {
    method,
    redirect: 'error',
    ...(body !== undefined && {
      headers: { 'Content-Type': mediaTypes.json },
      body: JSON.stringify(body),
    }),
  }).catch((error: Error) => {
    const { message } = error.cause instanceof Error ? error.cause : error;
    throw new Error(`${method} ${url} got no response: ${message}. Start the driver, or correct its URL.`);
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${method} ${url} returned ${response.status}: ${text.slice(0, quoted) || 'no content'}`);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${method} ${url} returned no JSON: ${text.slice(0, quoted)}`);
  }
};

/**
 * Creates the factory of a driver that a server offers over HTTP, so that it can be written in any language. `GET` on its URL
 * returns `{ name, capabilities }`; `POST` on `<URL>/<capability>` calls one, `POST` on `<URL>/<capability>/lift` ends its effect, and
 * `POST` on `<URL>/delete` deletes a record. Each input has the mode of the token under test unless it has its own.
 *
 * @param url the driver's base URL
 */
export const httpDriver =
  (url: string): DriverFactory =>
  async (_options, target) => {
    const base = url.replace(/\/+$/, '');
    const { capabilities, delete: deletes, ...described } = ((await send(base, 'GET')) ?? {}) as Description;
    if (!Array.isArray(capabilities))
      throw new Error(`GET ${base} must return { name, capabilities: [names] }.`);
    const post = async (path: string, input: object): Promise<unknown> =>
      send(`${base}/${path}`, 'POST', { mode: (await target.principal()).mode, ...input });
    const toCapability = (capability: string) => async (input: object) => {
      const output = await post(capability, input ?? {});
      if (!lifted.includes(capability as CapabilityName)) return output;
      return {
        ...(output as object),
        lift: () => post(`${capability}/lift`, { ...input, ...(output as object) }),
      };
    };
    return {
      ...described,
      capabilities: Object.fromEntries(capabilities.map((each) => [each, toCapability(each)])),
      ...(deletes === true && {
        delete: async (record: DriverRecord) => void (await post('delete', record)),
      }),
    };
  };

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
