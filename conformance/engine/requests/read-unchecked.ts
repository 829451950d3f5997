import type { Exchange } from '../../target/exchange.ts';
import { userAgent } from '../../target/request.ts';
import { deliver, type Transport } from './deliver.ts';

/** Reads a path for the gate's own sake: no clause is checked on the response. Null where there is none. */
export const readUnchecked = async (
  session: Transport,
  token: string,
  path: string,
): Promise<Exchange | null> => {
  const headers = { authorization: `Bearer ${token}`, 'user-agent': userAgent };
  const request = { method: 'GET', url: session.settings.url + path, headers, body: null };
  return deliver(session, null, request).then(
    ({ exchange, end }) => (end === null ? exchange : null),
    () => null,
  );
};
