import { type Exchange, exchangeOf } from '../../target/exchange.ts';
import { userAgent } from '../../target/request.ts';
import type { Session } from './session.ts';

/** Reads a path for the gate's own sake: no clause judges the answer. Null where there is none. */
export const ask = async (
  { client, settings, signal }: Session,
  token: string,
  path: string,
): Promise<Exchange | null> => {
  if (signal.aborted) return null;
  const headers = { authorization: `Bearer ${token}`, 'user-agent': userAgent };
  const request = { method: 'GET', url: settings.url + path, headers, body: null };
  return client.send(request).then(
    (answer) => exchangeOf(null, request, answer),
    () => null,
  );
};
