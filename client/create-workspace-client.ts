import { createCaller } from './calls/create-caller.ts';
import type { Caller } from './calls/operation.ts';
import type { ClientOptions } from './create-client.ts';
import { resources, type WorkspaceMethods } from './operations/resources.ts';

type Functions = Record<string, (client: Caller, ...input: never[]) => unknown>;

/** Functions that take a client, as methods of that client. */
const bind = (client: Caller, functions: Functions) =>
  Object.fromEntries(
    Object.entries(functions).map(([name, run]) => [name, (...input: never[]) => run(client, ...input)]),
  );

/**
 * Creates methods for the operations of a client, grouped by resource.
 *
 * To bundle only a few of them, import their functions from `@workspace-api/client/operations`.
 *
 * @example
 * const client = createClient({ baseUrl, token });
 * const api = createMethods(client);
 * const page = await api.pages.get('acme', 'page_01K9HOME');
 */
export const createMethods = (client: Caller): WorkspaceMethods =>
  Object.fromEntries(
    Object.entries(resources).map(([name, functions]) => [
      name,
      bind(client, functions as unknown as Functions),
    ]),
  ) as unknown as WorkspaceMethods;

/**
 * Creates a client with a method for each operation, grouped by resource.
 *
 * @example
 * const api = createWorkspaceClient({ baseUrl: 'https://api.example.test/v1', token: 'key_test_…' });
 * for await (const page of api.pages.list('acme')) console.log(page.title);
 */
export const createWorkspaceClient = (options: ClientOptions): WorkspaceMethods =>
  createMethods(createCaller(options));
