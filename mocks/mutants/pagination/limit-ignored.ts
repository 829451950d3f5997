import { findList, withQuery } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

export const limitIgnored: Mutant = {
  clause: 'pagination.limit-respected',
  text: 'Every page has the default size, regardless of the limit.',
  wrap: (next) => async (request) => {
    const limit = new URL(request.url).searchParams.get('limit');
    // An invalid limit is still rejected.
    const hasValidLimit = findList(request) !== undefined && /^[1-9]\d?$/.test(limit ?? '');
    return next(hasValidLimit ? new Request(withQuery(request.url, { limit: null }), request) : request);
  },
};
