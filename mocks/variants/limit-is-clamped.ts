import { changeRequests } from '../wrappers/change-requests.ts';
import { withQuery } from '../wrappers/list-page.ts';
import type { Variant } from './lib/variant.ts';

export const limitIsClamped: Variant = {
  text: 'A limit above the maximum is reduced to the maximum, and a limit below 1 becomes the default.',
  allowedBy: 'Limits: maximum page sizes are documented, but not the response to a higher limit.',
  families: ['forms', 'runs'],
  wrap: changeRequests(({ operation, request }) => {
    const limit = new URL(request.url).searchParams.get('limit');
    if (operation.list === null || limit === null || !/^[+-]?\d+$/.test(limit)) return undefined;
    if (Number(limit) > operation.list.maxLimit)
      return { url: withQuery(request.url, { limit: String(operation.list.maxLimit) }) };
    return Number(limit) < 1 ? { url: withQuery(request.url, { limit: null }) } : undefined;
  }),
};
