import { checkOptions } from './calls/check-options.ts';
import type { Caller, CallOptions } from './calls/operation.ts';
import type { ClientOptions } from './create-client.ts';
import { createClient } from './create-client.ts';
import { methodOptions } from './operations/method-options.ts';
import { resources, type WorkspaceMethods } from './operations/resources.ts';

type Functions = Record<string, (client: Caller, ...input: never[]) => unknown>;

/** The options of every method. */
const commonNames: readonly (keyof CallOptions)[] = ['signal', 'headers', 'timeout', 'retries'];

/** Functions that take a client, as methods of that client, which check the names of their options. */
const bind = (client: Caller, resource: string, functions: Functions) =>
  Object.fromEntries(
    Object.entries(functions).map(([name, run]) => {
      const method = `${resource}.${name}`;
      const [position, names] = methodOptions[method] as [number, string];
      const all = [...names.split(' ').filter(Boolean), ...commonNames];
      const check = (options: object | undefined) => checkOptions(method, options ?? {}, all);
      return [
        name,
        (...input: never[]) => {
          check(input[position]);
          return run(client, ...input);
        },
      ];
    }),
  );

/**
 * Creates methods for the operations of a client, grouped by resource.
 *
 * A method throws a TypeError for an unknown option. To bundle only a few of them, import their functions from `@workspace-api/client/operations`.
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
      bind(client, name, functions as unknown as Functions),
    ]),
  ) as unknown as WorkspaceMethods;

/**
 * Creates a client with a method for each operation, grouped by resource.
 *
 * @throws TypeError for an unknown option, or a base URL that is missing or relative
 * @example
 * const api = createWorkspaceClient({ baseUrl: 'https://api.example.test/v1', token: 'key_test_…' });
 * for await (const page of api.pages.list('acme')) console.log(page.title);
 */
export const createWorkspaceClient = (options: ClientOptions): WorkspaceMethods =>
  createMethods(createClient(options));
