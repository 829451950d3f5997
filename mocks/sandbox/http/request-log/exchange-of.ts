import { mediaTypes, type OperationShape, secretFields } from '@workspace-api/contract';
import { preferHeader } from '../../../preferences.ts';
import { limits } from '../../core/limits.ts';
import type { Answer } from '../answer.ts';
import type { Call } from '../call.ts';
import type { Exchange, LoggedMessage } from './kept-exchanges.ts';
import { redactFields, redactText } from './redact.ts';

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

const withFields = (text: string, schema: string | undefined): Body => {
  const fields = secretFields[schema ?? ''];
  if (fields === undefined) return { body: text, omitted: null, secrets: [] };
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

/** The start of a body without secrets. A copy: a slice would keep the whole body in memory. */
const message = (
  headers: Record<string, string>,
  { body, omitted }: Body,
  secrets: readonly string[],
): LoggedMessage => {
  const text = body === null ? null : redactText(body, secrets);
  if (text === null || text.length <= limits.keptBodyLength) return { headers, body: text, omitted };
  return {
    headers,
    body: Buffer.from(text.slice(0, limits.keptBodyLength)).toString(),
    omitted: 'truncated',
  };
};

const namesByOperation = new Map<OperationShape | undefined, readonly string[]>();

const headersOf = (operation: OperationShape | undefined): readonly string[] => {
  const declared = operation?.parameters.header.map(({ name }) => name) ?? [];
  const names = namesByOperation.get(operation) ?? [...shownHeaders, ...declared];
  namesByOperation.set(operation, names);
  return names;
};

const requestHeaders = ({ request, operation }: Call, secrets: readonly string[]): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const name of headersOf(operation)) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = redactText(value.slice(0, headerLength), secrets);
  }
  return headers;
};

const responseHeaders = (call: Call, answer: Answer): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const part of [call.headers, answer.headers])
    for (const name in part) if (!name.startsWith('Access-Control-')) headers[name] = part[name] ?? '';
  return headers;
};

/** Both messages of a request, for the request log: without secrets, and of limited length. */
export const exchangeOf = (call: Call, answer: Answer): Exchange => {
  const asked = requestBody(call);
  const answered = responseBody(call, answer);
  const secrets = [...asked.secrets, ...answered.secrets];
  // Each would be searched for in all that is shown.
  if (secrets.length > maxSecrets) return { request: hidden, response: hidden };
  return {
    request: message(requestHeaders(call, secrets), asked, secrets),
    response: message(responseHeaders(call, answer), answered, secrets),
  };
};
