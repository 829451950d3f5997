import { mediaTypes, type OperationShape, secretFields } from '@workspace-api/contract';
import { preferHeader } from '../../../preferences.ts';
import { limits } from '../../core/limits.ts';
import { redactFields, redactText } from '../../core/redact.ts';
import type { Answer } from '../answer.ts';
import type { Call } from '../call.ts';
import type { Exchange, KeptExchange, LoggedMessage } from './kept-exchanges.ts';

/** The headers of a request that are shown, beside those that its operation declares. */
const shownHeaders = [
  'Accept',
  'Accept-Encoding',
  'Content-Type',
  'Origin',
  preferHeader,
  'User-Agent',
] as const;

/** The longest value of a header that is shown, in characters. */
const headerLength = 1000;

type Body = Pick<LoggedMessage, 'body' | 'omitted'> & { readonly secrets: readonly string[] };

const none: Body = { body: null, omitted: null, secrets: [] };

const hidden: LoggedMessage = { headers: {}, body: null, omitted: 'secret' };

/** The most secrets of a request that is shown. */
const maxSecrets = 100;

const noSecrets: readonly string[] = [];

const withFields = (text: string, schema: string | undefined): Body => {
  const fields = secretFields[schema ?? ''];
  if (fields === undefined) return { body: text, omitted: null, secrets: noSecrets };
  const { text: shown, secrets } = redactFields(text, fields);
  return shown === undefined ? { ...none, omitted: 'secret' } : { body: shown, omitted: null, secrets };
};

const hasBody = ({ request, bindings }: Call): boolean => {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  if (bindings.incoming === undefined) return request.body !== null;
  return Number(request.headers.get('Content-Length') ?? 0) > 0 || request.headers.has('Transfer-Encoding');
};

const requestBody = (call: Call): Body => {
  const { received, operation } = call;
  if (received === undefined) return hasBody(call) ? { ...none, omitted: 'unread' } : none;
  if (received.byteLength === 0) return none;
  const { buffer, byteOffset, byteLength } = received;
  return withFields(Buffer.from(buffer, byteOffset, byteLength).toString(), operation?.requestBody?.schema);
};

const responseBody = ({ operation }: Call, { status, body }: Answer): Body => {
  if (body === null) return none;
  if (typeof body !== 'string') return { ...none, omitted: 'stream' };
  return withFields(body, operation?.responses[String(status)]?.content[mediaTypes.json]?.schema);
};

type Headers = Readonly<Record<string, string>>;

/** The start of a body: the whole one, if it is short, may have credentials. */
type Kept = Pick<Body, 'body' | 'omitted'>;

/** Of a long body a copy of its start, without secrets, since a slice would keep the whole body in memory. */
const kept = (given: Body, secrets: readonly string[]): Kept => {
  const { body, omitted } = given;
  if (body === null || body.length <= limits.keptBodyLength) return given;
  const text = redactText(body, secrets);
  if (text.length <= limits.keptBodyLength) return { body: text, omitted };
  const start = Buffer.from(text.slice(0, limits.keptBodyLength)).toString();
  return { body: start, omitted: 'truncated' };
};

const show = (headers: Headers, { body, omitted }: Kept, secrets: readonly string[]): LoggedMessage => ({
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, redactText(value, secrets)]),
  ),
  body: body === null ? null : redactText(body, secrets),
  omitted,
});

type Name = { readonly shown: string; readonly lower: string };

const namesByOperation = new Map<OperationShape | undefined, readonly Name[]>();

const namesOf = (operation: OperationShape | undefined): readonly Name[] => {
  const known = namesByOperation.get(operation);
  if (known) return known;
  const declared = operation?.parameters.header.map(({ name }) => name) ?? [];
  const names = [...shownHeaders, ...declared].map((shown) => ({ shown, lower: shown.toLowerCase() }));
  namesByOperation.set(operation, names);
  return names;
};

const requestHeaders = ({ request, bindings, operation }: Call): Headers => {
  const given = bindings.incoming?.headers;
  const headers: Record<string, string> = {};
  for (const { shown, lower } of namesOf(operation)) {
    const value = given ? given[lower] : request.headers.get(lower);
    if (value === null || value === undefined) continue;
    const text = String(value);
    headers[shown] = text.length > headerLength ? text.slice(0, headerLength) : text;
  }
  return headers;
};

const responseHeaders = (usual: Headers, own: Headers): Headers => {
  const all = Object.entries({ ...usual, ...own });
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('Access-Control-')));
};

const joined = (one: readonly string[], other: readonly string[]): readonly string[] =>
  other.length === 0 ? one : [...one, ...other];

/** Both messages of a request, for the request log: without secrets, and of limited length. */
export const exchangeOf = (call: Call, answer: Answer): KeptExchange => {
  const asked = requestBody(call);
  const answered = responseBody(call, answer);
  const secrets = joined(asked.secrets, answered.secrets);
  // Each would be searched for in all that is shown.
  if (secrets.length > maxSecrets) return { length: 0, show: () => ({ request: hidden, response: hidden }) };
  const headers = requestHeaders(call);
  const { headers: usual } = call;
  const { headers: own } = answer;
  const request = kept(asked, secrets);
  const response = kept(answered, secrets);
  return {
    length: (request.body?.length ?? 0) + (response.body?.length ?? 0),
    show: (): Exchange => ({
      request: show(headers, request, secrets),
      response: show(responseHeaders(usual, own), response, secrets),
    }),
  };
};
