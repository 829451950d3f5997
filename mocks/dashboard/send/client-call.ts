import { basePath, literal, type OperationShape } from '@workspace-api/contract';

type Values = Readonly<Record<string, unknown>>;

/** What the client sends, and how it reads the response if that isn't JSON. */
export type ClientCall = {
  readonly operation: OperationShape;
  readonly path: Values;
  readonly query: Values;
  readonly headers: Values;
  /** Undefined for none. */
  readonly body: unknown;
  readonly parseAs?: 'text' | 'stream' | undefined;
};

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0;

/**
 * Writes a call of a client, such as `client.GET('/me')`.
 *
 * @param origin the origin of the operations that aren't below the path of the API
 */
export const formatCall = (client: string, call: ClientCall, origin: string, indent = ''): string => {
  const { operation, path, query, headers, body, parseAs } = call;
  const params = { ...(!isEmpty(path) && { path }), ...(!isEmpty(query) && { query }) };
  const init = {
    ...(operation.server === 'console' && { baseUrl: origin.replace(basePath, '') }),
    ...(!isEmpty(params) && { params }),
    ...(!isEmpty(headers) && { headers }),
    ...(body !== undefined && { body }),
    ...(parseAs && { parseAs }),
  };
  const input = [literal(operation.path), ...(isEmpty(init) ? [] : [literal(init, indent)])];
  return `${client}.${operation.method}(${input.join(', ')})`;
};
