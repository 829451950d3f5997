import { mediaTypes, secretFields } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { preferHeader } from '../../../preferences.ts';
import { limits } from '../../core/limits.ts';
import { createRedactor, redactCredentials, redactFields } from '../../core/redact.ts';
import type { Call } from '../call.ts';
import type { PlainResponse } from '../plain-response.ts';
import { announcesBody } from './unvalidated-requests.ts';

/** The headers and the body of a request or a response, without secrets. */
export type LoggedMessage = Readonly<components['schemas']['LoggedMessage']>;

/** Both messages of a logged request. */
export type Exchange = { readonly request: LoggedMessage; readonly response: LoggedMessage };

/** The headers of a request that the log has, besides those that its operation declares. */
const loggedHeaders = [
  'Accept',
  'Accept-Encoding',
  'Content-Type',
  'Origin',
  preferHeader,
  'User-Agent',
] as const;

/** The longest value of a header, in characters. */
const headerLength = 1000;

/** The most secrets of a request that are searched for in all that the log has of it. */
const maxSecrets = 100;

type Body = Pick<LoggedMessage, 'body' | 'omitted'> & { readonly secrets: readonly string[] };

const omit = (omitted: LoggedMessage['omitted']): Body => ({ body: null, omitted, secrets: [] });

/** A body without the values of the fields that its schema marks as secret. */
const withoutSecretFields = (json: string, schema: string | undefined): Body => {
  const fields = secretFields[schema ?? ''];
  if (fields === undefined) return { body: json, omitted: null, secrets: [] };
  const { body, secrets } = redactFields(json, fields);
  return body === undefined ? omit('secret') : { body, omitted: null, secrets };
};

const getRequestBody = (call: Call): Body => {
  const { received, operation } = call;
  if (received === undefined) return omit(announcesBody(call) ? 'unread' : null);
  if (received.byteLength === 0) return omit(null);
  const { buffer, byteOffset, byteLength } = received;
  const json = Buffer.from(buffer, byteOffset, byteLength).toString();
  return withoutSecretFields(json, operation?.requestBody?.schema);
};

const getResponseBody = ({ operation }: Call, { status, body }: PlainResponse): Body => {
  if (body === null) return omit(null);
  if (typeof body !== 'string') return omit('stream');
  return withoutSecretFields(body, operation?.responses[String(status)]?.content[mediaTypes.json]?.schema);
};

const getRequestHeaders = (call: Call): Record<string, string> => {
  const headers: Record<string, string> = {};
  const declaredNames = call.operation?.parameters.header.map(({ name }) => name) ?? [];
  for (const name of [...loggedHeaders, ...declaredNames]) {
    const value = call.header(name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
};

/**
 * A body of limited length. A credential that the cut splits is still found by its start, but half of a secret isn't: then a
 * long body is hidden whole. The start is copied, as a slice would keep the whole body in memory.
 */
const truncate = ({ body, omitted }: Body, hasSecrets: boolean): Pick<Body, 'body' | 'omitted'> => {
  if (body === null || body.length <= limits.keptBodyLength) return { body, omitted };
  if (hasSecrets) return omit('secret');
  return { body: Buffer.from(body.slice(0, limits.keptBodyLength)).toString(), omitted: 'truncated' };
};

/**
 * Both messages of a request whose response is known, for the request log: without the secrets of their schemas, and of
 * limited length. Credentials in other places are redacted when it is read.
 */
export const toLoggedExchange = (call: Call, response: PlainResponse): Exchange => {
  const requestBody = getRequestBody(call);
  const responseBody = getResponseBody(call, response);
  const secrets = [...requestBody.secrets, ...responseBody.secrets];
  if (secrets.length > maxSecrets) {
    const hiddenMessage = { headers: {}, body: null, omitted: 'secret' } as const;
    return { request: hiddenMessage, response: hiddenMessage };
  }
  const redact = secrets.length > 0 ? createRedactor(secrets) : (value: string) => value;
  const toMessage = (headers: Readonly<Record<string, string>>, full: Body): LoggedMessage => {
    const { body, omitted } = truncate(full, secrets.length > 0);
    const redactedHeaders: Record<string, string> = {};
    for (const name of Object.keys(headers))
      if (!name.startsWith('Access-Control-'))
        redactedHeaders[name] = redact(headers[name] ?? '').slice(0, headerLength);
    return { headers: redactedHeaders, body: body === null ? null : redact(body), omitted };
  };
  return {
    request: toMessage(getRequestHeaders(call), requestBody),
    response: toMessage(call.headers, responseBody),
  };
};

const redactMessage = ({ headers, body, omitted }: LoggedMessage): LoggedMessage => ({
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, redactCredentials(value)]),
  ),
  body: body === null ? null : redactCredentials(body),
  omitted,
});

/** A logged exchange as it may be shown: without credentials. */
export const redactExchange = ({ request, response }: Exchange): Exchange => ({
  request: redactMessage(request),
  response: redactMessage(response),
});
