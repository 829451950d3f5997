import {
  basePath,
  curlProgram,
  fetchProgram,
  literal,
  mediaTypes,
  type OperationShape,
  type SampleRequest,
} from '@workspace-api/contract';
import { parseJson } from '../client/json.ts';
import { acceptHeader, authorizationHeader, type Draft, type PlainRequest } from './draft.ts';

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

const withValue = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/**
 * Writes a request as programs by their names: curl, `fetch` and the client.
 *
 * @param token the bearer token; undefined for none
 * @param origin the origin of the sandbox
 */
export const listSamples = (
  operation: OperationShape,
  draft: Draft,
  request: PlainRequest,
  token: string | undefined,
  origin: string,
): Readonly<Record<string, string>> => {
  const encoding = draft.query.format || draft.header[acceptHeader] || mediaTypes.json;
  const text = encoding.endsWith('json') ? 'json' : 'text';
  const prints = operation.stream ? 'lines' : operation.responses['204'] ? 'status' : text;
  const sample: SampleRequest = {
    method: request.method,
    url: origin + request.url,
    token: token === undefined ? undefined : { value: token },
    headers: request.headers.filter(([name]) => name !== authorizationHeader),
    body: request.body,
    prints,
  };
  const call = formatCall(
    'client',
    {
      operation,
      path: draft.path,
      query: withValue(draft.query),
      headers: withValue(draft.header),
      body: parseJson(request.body),
      parseAs: prints === 'lines' ? 'stream' : prints === 'text' ? 'text' : undefined,
    },
    origin,
  );
  const input = `{ baseUrl: ${literal(origin + basePath)}${token === undefined ? '' : `, token: ${literal(token)}`} }`;
  return {
    curl: curlProgram(sample, operation.stream ? ['-N'] : ['-i']),
    fetch: fetchProgram(sample),
    'Our client': `import { createClient } from '@workspace-api/client';

const client = createClient(${input});

const { data, error, response } = await ${call};
console.log(response.status, data ?? error);
`,
  };
};
