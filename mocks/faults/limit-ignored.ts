import type { Fault } from './lib/fault.ts';
import { listOf, withQuery } from './lib/list-page.ts';

export const limitIgnored: Fault = {
  clause: 'pagination.limit-respected',
  text: 'Every page has the default size, whatever limit was asked for.',
  wrap: (next) => async (request) => {
    const limit = new URL(request.url).searchParams.get('limit');
    // What is no limit at all is still refused.
    const asked = listOf(request) !== undefined && /^[1-9]\d?$/.test(limit ?? '');
    return next(asked ? new Request(withQuery(request.url, { limit: null }), request) : request);
  },
};
