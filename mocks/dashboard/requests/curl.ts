import { type Exchange, formatPath } from './logged-request.ts';

/** Headers that curl sets on its own, or that identify the client. */
const clientHeaders = new Set(['accept', 'accept-encoding', 'origin', 'user-agent']);

/** The headers of a request that affect its response. */
export const meaningfulHeaders = ({ request }: Exchange): [name: string, value: string][] =>
  Object.entries(request.headers).filter(([name]) => !clientHeaders.has(name.toLowerCase()));

/** Quotes a string as one word of a POSIX shell. */
const quoted = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`;

/**
 * Creates a curl command that repeats a request.
 *
 * @param token the secret to send; `$TOKEN` if it is unknown
 */
export const formatCurl = (exchange: Exchange, origin: string, token: string | undefined): string => {
  const { method } = exchange.entry;
  const { body } = exchange.request;
  const authorization =
    token === undefined ? '"Authorization: Bearer $TOKEN"' : quoted(`Authorization: Bearer ${token}`);
  const accept = exchange.request.headers.Accept;
  return [
    `curl -i${method === 'GET' ? '' : ` -X ${method}`} ${quoted(origin + formatPath(exchange.entry))}`,
    `-H ${authorization}`,
    ...(accept && accept !== '*/*' ? [`-H ${quoted(`Accept: ${accept}`)}`] : []),
    ...meaningfulHeaders(exchange).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');
};
