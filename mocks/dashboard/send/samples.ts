import {
  callStatement,
  clientProgram,
  curlProgram,
  fetchProgram,
  idempotencyKeyHeader,
  mediaTypes,
  methodName,
  type OperationShape,
  type ParameterShape,
  requestHeaders,
  type SampleRequest,
  type SampleToken,
} from '@workspace-api/contract';
import { acceptHeader, authorizationHeader, type Draft, type PlainRequest, type Values } from './draft.ts';

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

/** The client's names of the headers that have an option. */
const optionNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(requestHeaders).map(([option, header]) => [header, option]),
);

/** The client's names of the encodings of lists. JSON is its default. */
const encodings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(mediaTypes)
    .filter(([name]) => name !== 'json')
    .map(([name, mediaType]) => [mediaType, name]),
);

/** The parameters that choose an encoding of a list, for which the client has the option `as`. */
const encodingParameters = new Set(['format', 'bom']);

const parseBody = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

/** The value of a parameter in the type of its example. */
const parseValue = ({ name, example }: ParameterShape, values: Values): unknown => {
  const value = values[name] ?? '';
  return typeof example === 'string' || example === undefined ? value : parseBody(value);
};

const getOptions = ({ operation, draft }: Context): Record<string, unknown> => {
  const isList = operation.list !== null;
  const query = operation.parameters.query.filter(
    ({ name }) => draft.query[name] && !(isList && encodingParameters.has(name)),
  );
  const { [acceptHeader]: _, ...headers } = draft.header;
  const sent = Object.entries(headers).filter(([, value]) => value !== '');
  const others = sent.filter(([name]) => !optionNames[name]);
  return {
    ...Object.fromEntries(query.map((parameter) => [parameter.name, parseValue(parameter, draft.query)])),
    ...Object.fromEntries(
      sent.flatMap(([name, value]) => (optionNames[name] ? [[optionNames[name], value]] : [])),
    ),
    ...(others.length > 0 && { headers: Object.fromEntries(others) }),
  };
};

/** The client's name of the encoding that the request chooses; undefined for JSON. */
const getEncoding = ({ draft }: Context): string | undefined => {
  const chosen = draft.query.format || encodings[draft.header[acceptHeader] ?? ''];
  return chosen === 'json' ? undefined : chosen;
};

const clientSample = (context: Context, token: SampleToken | undefined): string => {
  const { operation, draft, request, origin, baseUrl } = context;
  const { id, tag, server, list, stream, parameters, responses } = operation;
  const [success] = Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith('2') ? [response] : [],
  );
  const result = success?.content[mediaTypes.json]?.schema;
  const record = list?.itemSchema ?? (stream ? success?.content[mediaTypes.ndjson]?.itemSchema : undefined);
  const statement = callStatement({
    tag,
    name: methodName(id, tag),
    arguments: [
      ...(server === 'console' ? [origin] : []),
      ...parameters.path.map(({ name }) => draft.path[name] ?? ''),
      ...(request.body === undefined ? [] : [parseBody(request.body)]),
    ],
    options: getOptions(context),
    ...(list && { encoding: getEncoding(context) }),
    record,
    ...(record === undefined && { result }),
  });
  return clientProgram(baseUrl, token, statement);
};

/** What a program prints of the response. */
const getPrints = (context: Context): SampleRequest['prints'] => {
  const { stream, responses } = context.operation;
  if (stream) return 'lines';
  if (responses['204']) return 'status';
  return getEncoding(context) === undefined ? 'json' : 'text';
};

/** Writes the request as programs: curl, `fetch` and the client. */
export const listSamples = (context: Context): Sample[] => {
  const { operation, request, token, origin } = context;
  const sampleToken = token === undefined ? undefined : { value: token };
  const key = request.headers.find(([name]) => name === idempotencyKeyHeader)?.[1];
  const [, contentType] = request.headers.find(([name]) => name === 'Content-Type') ?? [];
  const separate = new Set<string>([authorizationHeader, idempotencyKeyHeader, 'Content-Type']);
  const sample: SampleRequest = {
    method: request.method,
    url: origin + request.url,
    token: sampleToken,
    ...(key !== undefined && { idempotencyKey: { header: idempotencyKeyHeader, value: key } }),
    headers: request.headers.filter(([name]) => !separate.has(name)),
    contentType,
    body: request.body,
    prints: getPrints(context),
  };
  return [
    { name: 'curl', source: curlProgram(sample, operation.stream ? ['-N'] : ['-i']) },
    { name: 'fetch', source: fetchProgram(sample) },
    { name: 'Our client', source: clientSample(context, sampleToken) },
  ];
};
