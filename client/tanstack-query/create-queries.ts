import type { CallOptions } from '../calls/operation.ts';
import type { List, ListPage } from '../lists/list-options.ts';
import { methodOptions } from '../operations/method-options.ts';
import type { ApiError } from '../results/api-error.ts';
import type { TransportError } from '../results/transport-errors.ts';

/** Why a query failed: an error of the service, or no response from it. */
export type QueryError = ApiError | TransportError;

type QueryKey = readonly unknown[];

/** What TanStack Query passes to the function of a query. */
type Context<Param = unknown> = { readonly signal?: AbortSignal; readonly pageParam?: Param };

/** The options of a query of TanStack Query 5, for React and every other framework. */
export type QueryOptions<Data> = {
  queryKey: QueryKey;
  queryFn: (context: Context) => Promise<Data>;
  /** Never: the client has retried. Replace it if the client's `retries` is 0. */
  retry: (failureCount: number, error: QueryError) => boolean;
};

/** A page of a list, without its response, so that a cache can be serialized. */
export type QueryPage<Item> = Omit<ListPage<Item>, 'response'>;

/** The options of an infinite query, whose pages follow the cursors of the list. */
export type InfiniteOptions<Item> = Omit<QueryOptions<never>, 'queryFn'> & {
  queryFn: (context: Context<string | undefined>) => Promise<QueryPage<Item>>;
  initialPageParam: string | undefined;
  getNextPageParam: (page: QueryPage<Item>) => string | undefined;
};

type MethodQueries<Method> = Method extends (...input: infer Input) => infer Returned
  ? Returned extends List<infer Item>
    ? {
        /** The options of a query for one page of the list. */
        queryOptions(...input: Input): QueryOptions<QueryPage<Item>>;
        /** The options of an infinite query for the whole list. */
        infiniteOptions(...input: Input): InfiniteOptions<Item>;
      }
    : Returned extends PromiseLike<infer Data>
      ? {
          /** The options of a query for the response. */
          queryOptions(...input: Input): QueryOptions<Data>;
        }
      : unknown
  : never;

/** The options of queries for each method, by resource. Streams have none. */
export type Queries<Methods> = {
  readonly [Resource in keyof Methods]: {
    readonly [Name in keyof Methods[Resource]]: MethodQueries<Methods[Resource][Name]>;
  };
};

type AnyList = Pick<List<unknown>, 'page'>;
type AnyMethod = (...input: unknown[]) => Promise<unknown> | AnyList;

const toPage = async (list: AnyList, cursor?: string): Promise<QueryPage<unknown>> => {
  const { records, nextCursor, hasMore } = await list.page({ cursor });
  return { records, nextCursor, hasMore };
};

const createMethodQueries = (resource: string, name: string, method: AnyMethod) => {
  const [position] = methodOptions[`${resource}.${name}`] as [number, string];
  /** Calls the method with the query's signal. */
  const call = (input: readonly unknown[], { signal }: Context) => {
    const options: CallOptions = { ...(input[position] as CallOptions | undefined), signal };
    return method(...Array.from({ length: position }, (_, at) => input[at]), options);
  };
  const common = (...queryKey: QueryKey) => ({ queryKey: [resource, name, ...queryKey], retry: () => false });
  return {
    queryOptions: (...input: unknown[]) => ({
      ...common(...input),
      queryFn: async (context: Context) => {
        const called = call(input, context);
        return 'page' in called ? toPage(called) : called;
      },
    }),
    infiniteOptions: (...input: unknown[]) => ({
      // A query with the same arguments has data of another form.
      ...common(...input, 'pages'),
      queryFn: (context: Context<string>) => toPage(call(input, context) as AnyList, context.pageParam),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }: QueryPage<unknown>) => nextCursor,
    }),
  };
};

/**
 * Returns the options of queries of TanStack Query 5 for the methods of a client. It imports nothing from TanStack.
 *
 * A query rejects with an {@link ApiError} or a {@link TransportError}, and its signal aborts the request. The client has its own
 * retries, so the queries have none. Keys are the resource, the method and its arguments: `['agents', 'list', 'acme']`.
 *
 * @param methods the methods of `createWorkspaceClient` or `createMethods`
 * @example
 * const queries = createQueries(api);
 * const agent = useQuery(queries.agents.get.queryOptions('acme', 'agt_01K9REFUND'));
 * const agents = useInfiniteQuery(queries.agents.list.infiniteOptions('acme', { limit: 20 }));
 */
export const createQueries = <Methods extends object>(methods: Methods): Queries<Methods> =>
  Object.fromEntries(
    Object.entries(methods).map(([resource, named]) => [
      resource,
      Object.fromEntries(
        Object.entries<AnyMethod>(named).map(([name, method]) => [
          name,
          createMethodQueries(resource, name, method),
        ]),
      ),
    ]),
  ) as Queries<Methods>;
