import type { Exchange } from '../../target/exchange.ts';
import { userAgent } from '../../target/request.ts';
import type { Session } from '../session/session.ts';
import { deliver } from './deliver.ts';

/** Reads a path for the gate's own sake: no clause judges the answer. Null where there is none. */
export const ask = async (session: Session, token: string, path: string): Promise<Exchange | null> => {
  const headers = { authorization: `Bearer ${token}`, 'user-agent': userAgent };
  const request = { method: 'GET', url: session.settings.url + path, headers, body: null };
  return deliver(session, null, request).then(
    ({ exchange, end }) => (end === null ? exchange : null),
    () => null,
  );
};
