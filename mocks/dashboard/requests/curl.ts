import type { components } from '@workspace-api/contract/sandbox';

/** A request of the log with its bodies. */
export type Exchange = components['schemas']['LoggedExchange'];

/** Headers that curl sets by itself, or that say who asked. */
const clientHeaders = new Set(['accept', 'accept-encoding', 'origin', 'user-agent']);

/** The headers of a request that say what was asked. */
export const meaningfulHeaders = ({ request }: Exchange): [name: string, value: string][] =>
  Object.entries(request.headers).filter(([name]) => !clientHeaders.has(name.toLowerCase()));

/** The path of a request with its query. */
export const formatPath = ({ entry }: Exchange): string => {
  const query = new URLSearchParams(
    Object.entries(entry.query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return encodeURI(entry.path) + (query === '' ? '' : `?${query}`);
};

/** A text as one word of a POSIX shell. */
const quoted = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`;

/**
 * A command that sends a request again.
 *
 * @param token the secret to send; `$TOKEN` where it is not known
 */
export const formatCurl = (exchange: Exchange, origin: string, token: string | undefined): string => {
  const { method } = exchange.entry;
  const { body } = exchange.request;
  const authorization =
    token === undefined ? '"Authorization: Bearer $TOKEN"' : quoted(`Authorization: Bearer ${token}`);
  const accept = exchange.request.headers.Accept;
  return [
    `curl -i${method === 'GET' ? '' : ` -X ${method}`} ${quoted(origin + formatPath(exchange))}`,
    `-H ${authorization}`,
    ...(accept && accept !== '*/*' ? [`-H ${quoted(`Accept: ${accept}`)}`] : []),
    ...meaningfulHeaders(exchange).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');
};
