import { curlProgram } from '@workspace-api/contract';
import { type Exchange, formatPath } from './logged-request.ts';

/** Headers that curl sets on its own, or that identify the client. */
const clientHeaders = new Set(['accept', 'accept-encoding', 'origin', 'user-agent']);

/** The headers of a request that affect its response. */
export const meaningfulHeaders = ({ request }: Exchange): [name: string, value: string][] =>
  Object.entries(request.headers).filter(([name]) => !clientHeaders.has(name.toLowerCase()));

/**
 * Creates a curl command that repeats a request.
 *
 * @param token the secret to send; `$TOKEN` if it is unknown
 */
export const formatCurl = (exchange: Exchange, origin: string, token: string | undefined): string => {
  const { body, headers } = exchange.request;
  const isAcceptUsual = headers.Accept === undefined || headers.Accept === '*/*';
  return curlProgram(
    {
      method: exchange.entry.method,
      url: origin + formatPath(exchange.entry),
      token: token === undefined ? { variable: 'TOKEN' } : { value: token },
      headers: [
        ...(isAcceptUsual ? [] : [['Accept', headers.Accept ?? ''] as const]),
        ...meaningfulHeaders(exchange),
      ],
      ...(body !== null && { body }),
      prints: 'text',
    },
    ['-i'],
  );
};
