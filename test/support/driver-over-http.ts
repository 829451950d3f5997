import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import sandboxDriver from '../../conformance/drivers/sandbox.ts';
import type { Driver, DriverFactory } from '../../conformance/index.ts';
import { httpDriver } from '../../conformance/target/http-driver.ts';

type Input = { id?: unknown; [member: string]: unknown };

/** Calls a capability, deletes a record, or ends an effect, as docs/driver.md describes the requests. */
const createHandler = ({ capabilities, delete: remove }: Driver) => {
  const effects: (() => Promise<unknown>)[] = [];
  return async (path: string, input: Input): Promise<unknown> => {
    if (path === 'delete') return remove?.(input as Parameters<NonNullable<typeof remove>>[0]);
    const [name = '', isLift] = path.split('/');
    if (isLift) return effects[Number(input.effect)]?.();
    const call = capabilities[name as keyof typeof capabilities] as (input: Input) => Promise<unknown>;
    const output = await call(input);
    const { lift } = (output ?? {}) as { lift?: () => Promise<unknown> };
    return lift ? { ...(output as object), effect: effects.push(lift) - 1 } : output;
  };
};

/**
 * Creates the driver of the sandbox, reached over HTTP.
 *
 * @param more further members of its description
 */
export const driverOverHttp =
  (more: Pick<Driver, 'mapping'> = {}): DriverFactory =>
  async (options, target) => {
    const driver = await sandboxDriver(options, target);
    const { name, bothModes, consoleUrl } = driver;
    const description = { name, bothModes, consoleUrl, delete: true, ...more };
    const handle = createHandler(driver);
    const server = createServer(async (request, response) => {
      const output =
        request.method === 'GET'
          ? { ...description, capabilities: Object.keys(driver.capabilities) }
          : await handle(request.url?.slice(1) ?? '', (await json(request)) as Input);
      if (output === undefined) response.writeHead(204).end();
      else response.end(JSON.stringify(output));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const close = async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
    };
    return { ...(await httpDriver(url)(options, target)), close };
  };
