import { checkOptions } from './calls/check-options.ts';
import { type DatedMethods, toDates } from './calls/dates.ts';
import type { Caller, CallOptions } from './calls/operation.ts';
import { type ClientOptions, createClient } from './create-client.ts';
import { methodOptions } from './operations/method-options.ts';
import { resources, type WorkspaceMethods } from './operations/resources.ts';

type Functions = Record<string, (client: Caller, ...input: never[]) => unknown>;

/** The options of the methods of a client. */
export type MethodsOptions<Dates extends boolean = false> = {
  /** Whether times in responses are a `Date` each, by value and by type. By default they are strings, as in JSON. */
  readonly dates?: Dates | undefined;
};

/** Every operation as a method. */
type Methods<Dates extends boolean> = Dates extends true ? DatedMethods : WorkspaceMethods;

/** The options of every method. */
const commonNames: readonly (keyof CallOptions)[] = ['signal', 'headers', 'timeout', 'retries'];

/** Functions that take a client, as methods of that client, which check the names of their options. */
const bind = (client: Caller, resource: string, functions: Functions) =>
  Object.fromEntries(
    Object.entries(functions).map(([name, run]) => {
      const method = `${resource}.${name}`;
      const [position, names] = methodOptions[method] as [number, string];
      const all = [...names.split(' ').filter(Boolean), ...commonNames];
      return [
        name,
        (...input: never[]) => {
          checkOptions(method, input[position] ?? {}, all);
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
export const createMethods = <Dates extends boolean = false>(
  client: Caller,
  { dates }: MethodsOptions<Dates> = {},
): Methods<Dates> => {
  const caller: Caller = dates ? Object.create(client, { convert: { value: toDates } }) : client;
  return Object.fromEntries(
    Object.entries(resources).map(([name, functions]) => [
      name,
      bind(caller, name, functions as unknown as Functions),
    ]),
  ) as unknown as Methods<Dates>;
};

/**
 * Creates a client with a method for each operation, grouped by resource.
 *
 * @throws TypeError for an unknown option, or a base URL that is missing or relative
 * @example
 * const api = createWorkspaceClient({ baseUrl: 'https://api.example.test/v1', token: 'key_test_…' });
 * for await (const page of api.pages.list('acme')) console.log(page.title);
 */
export const createWorkspaceClient = <Dates extends boolean = false>({
  dates,
  ...options
}: ClientOptions & MethodsOptions<Dates>): Methods<Dates> => createMethods(createClient(options), { dates });
