import {
  curlProgram,
  fetchProgram,
  idempotencyKeyHeader,
  literal,
  mediaTypes,
  type OperationShape,
  type SampleRequest,
} from '@workspace-api/contract';
import { formatCall } from './client-call.ts';
import { acceptHeader, authorizationHeader, type Draft, type PlainRequest } from './draft.ts';

/** A program that sends the request. */
export type Sample = { readonly name: string; readonly source: string };

type Context = {
  readonly operation: OperationShape;
  readonly draft: Draft;
  readonly request: PlainRequest;
  /** The bearer token; undefined for none. */
  readonly token: string | undefined;
  readonly origin: string;
  readonly baseUrl: string;
};

const parseBody = (body: string | undefined): unknown => {
  try {
    return body === undefined ? undefined : JSON.parse(body);
  } catch {
    return body;
  }
};

/** What a program prints of the response. */
const getPrints = ({ operation: { stream, responses }, draft }: Context): SampleRequest['prints'] => {
  if (stream) return 'lines';
  if (responses['204']) return 'status';
  const encoding = draft.query.format || draft.header[acceptHeader] || mediaTypes.json;
  return encoding.endsWith('json') ? 'json' : 'text';
};

const withValue = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const clientSample = (context: Context): string => {
  const { operation, draft, request, token, origin, baseUrl } = context;
  const prints = getPrints(context);
  const call = formatCall(
    'client',
    {
      operation,
      path: draft.path,
      query: withValue(draft.query),
      headers: withValue(draft.header),
      body: parseBody(request.body),
      parseAs: prints === 'lines' ? 'stream' : prints === 'text' ? 'text' : undefined,
    },
    origin,
  );
  return `import { createClient } from '@workspace-api/client';

const client = createClient({ baseUrl: ${literal(baseUrl)}${token === undefined ? '' : `, token: ${literal(token)}`} });

const { data, error, response } = await ${call};
console.log(response.status, data ?? error);
`;
};

/** Writes the request as programs: curl, `fetch` and the client. */
export const listSamples = (context: Context): Sample[] => {
  const { operation, request, token, origin } = context;
  const key = request.headers.find(([name]) => name === idempotencyKeyHeader)?.[1];
  const [, contentType] = request.headers.find(([name]) => name === 'Content-Type') ?? [];
  const separate = new Set<string>([authorizationHeader, idempotencyKeyHeader, 'Content-Type']);
  const sample: SampleRequest = {
    method: request.method,
    url: origin + request.url,
    token: token === undefined ? undefined : { value: token },
    ...(key !== undefined && { idempotencyKey: { header: idempotencyKeyHeader, value: key } }),
    headers: request.headers.filter(([name]) => !separate.has(name)),
    contentType,
    body: request.body,
    prints: getPrints(context),
  };
  return [
    { name: 'curl', source: curlProgram(sample, operation.stream ? ['-N'] : ['-i']) },
    { name: 'fetch', source: fetchProgram(sample) },
    { name: 'Our client', source: clientSample(context) },
  ];
};
