import type { Exchange } from '../../target/exchange.ts';

/** The query of a request. */
export const getQuery = ({ request }: Pick<Exchange, 'request'>): URLSearchParams =>
  new URL(request.url).searchParams;

/** A query parameter that is given exactly once; null otherwise. */
export const only = (query: URLSearchParams, name: string): string | null => {
  const [value = null, ...more] = query.getAll(name);
  return more.length === 0 ? value : null;
};

/** A parameter of a request that is given exactly once, and isn't empty; null otherwise. */
export const getParameter = (exchange: Pick<Exchange, 'request'>, name: string): string | null =>
  only(getQuery(exchange), name) || null;
