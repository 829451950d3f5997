import { mediaTypes, secretFields } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { fromUtf8, utf8 } from '#host/bytes.ts';
import { limits } from '../../core/limits.ts';
import { type Call, type PlainResponse, readValues } from '../call.ts';
import { preferHeader } from '../preferences.ts';
import { createRedactor, redactCredentials, redactFields } from './redact.ts';
import { announcesBody } from './violations.ts';

/** A logged request, with the headers and the bodies of the request and the response, without secrets. */
export type LoggedExchange = Readonly<components['schemas']['LoggedExchange']>;

type LoggedMessage = LoggedExchange['request'];

/** The request headers that are logged in addition to those that the operation declares. */
const loggedHeaders = ['Accept', 'Accept-Encoding', 'Content-Type', 'Origin', preferHeader, 'User-Agent'].map(
  (name) => ({ name }),
);

/** The maximum length of a header value, in characters. */
const headerLength = 1000;

/** The maximum number of a request's secrets that are searched for in its log entry. */
const maxSecrets = 100;

type Body = Pick<LoggedMessage, 'body' | 'omitted'> & { readonly secrets: readonly string[] };

const omit = (omitted: LoggedMessage['omitted']): Body => ({ body: null, omitted, secrets: [] });

/** Redacts the fields of a body that its schema marks as secret. */
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
  return withoutSecretFields(fromUtf8(received), operation?.requestBody?.schema);
};

const getResponseBody = ({ operation }: Call, { status, body }: PlainResponse): Body => {
  if (body === null) return omit(null);
  if (typeof body !== 'string') return omit('stream');
  return withoutSecretFields(body, operation?.responses[String(status)]?.content[mediaTypes.json]?.schema);
};

const getRequestHeaders = (call: Call): Record<string, string> =>
  readValues([...loggedHeaders, ...(call.operation?.parameters.header ?? [])], (name) => call.header(name));

/**
 * Truncates a body. Redaction still finds a credential that the cut splits, by its start, but not half of a secret. A
 * long body with secrets is therefore omitted completely. The result is a copy, because a slice would keep the whole
 * body in memory.
 */
const truncate = ({ body, omitted }: Body, hasSecrets: boolean): Pick<Body, 'body' | 'omitted'> => {
  if (body === null || body.length <= limits.keptBodyLength) return { body, omitted };
  if (hasSecrets) return omit('secret');
  return { body: fromUtf8(utf8(body.slice(0, limits.keptBodyLength))), omitted: 'truncated' };
};

/**
 * Creates the logged request and response once the response is known. Secrets of their schemas, and credentials anywhere, are
 * redacted, and the bodies truncated.
 */
export const toLoggedExchange = (call: Call, response: PlainResponse): Omit<LoggedExchange, 'entry'> => {
  const requestBody = getRequestBody(call);
  const responseBody = getResponseBody(call, response);
  const secrets = [...requestBody.secrets, ...responseBody.secrets];
  if (secrets.length > maxSecrets) {
    const hiddenMessage = { headers: {}, body: null, omitted: 'secret' } as const;
    return { request: hiddenMessage, response: hiddenMessage };
  }
  const redact = secrets.length > 0 ? createRedactor(secrets) : redactCredentials;
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
