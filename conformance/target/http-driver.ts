import { mediaTypes } from '@workspace-api/contract';
import type { CapabilityName, Driver, DriverFactory, DriverRecord } from './driver.ts';

/** The capabilities whose effect ends with `lift`. */
const lifted: readonly CapabilityName[] = ['deny-by-policy', 'inject-upstream-failure', 'lock-residency'];

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
    throw new Error(`${method} ${url} returned ${response.status}: ${text.slice(0, 300) || 'no content'}`);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${method} ${url} returned no JSON: ${text.slice(0, 300)}`);
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
    // The gate checks the other members like the members of any driver.
    type Description = Omit<Driver, 'capabilities' | 'delete'> & { capabilities?: unknown; delete?: unknown };
    const { capabilities, delete: deletes, ...others } = ((await send(base, 'GET')) ?? {}) as Description;
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
      ...others,
      capabilities: Object.fromEntries(capabilities.map((each) => [each, toCapability(each)])),
      ...(deletes === true && { delete: (record: DriverRecord) => post('delete', record) }),
    };
  };
