import { changeRequests } from '../wrappers/change-requests.ts';
import { withQuery } from '../wrappers/list-page.ts';
import type { Variant } from './lib/variant.ts';

export const limitIsClamped: Variant = {
  text: 'A limit above the maximum gets a page of the maximum, one below 1 the default.',
  allowedBy: 'Limits: maximum page sizes are shown, the answer to a higher limit is not.',
  families: ['forms', 'runs'],
  wrap: changeRequests(({ operation, request }) => {
    const limit = new URL(request.url).searchParams.get('limit');
    if (operation.list === null || limit === null || !/^[+-]?\d+$/.test(limit)) return undefined;
    if (Number(limit) > operation.list.maxLimit)
      return { url: withQuery(request.url, { limit: String(operation.list.maxLimit) }) };
    return Number(limit) < 1 ? { url: withQuery(request.url, { limit: null }) } : undefined;
  }),
};
