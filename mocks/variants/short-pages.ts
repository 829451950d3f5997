import { changeRequests } from '../wrappers/change-requests.ts';
import { withQuery } from '../wrappers/list-page.ts';
import type { Variant } from './lib/variant.ts';

const most = 3;

export const shortPages: Variant = {
  text: 'Pages have at most three records, regardless of the limit.',
  allowedBy: "Pagination: a short page doesn't signal the end.",
  families: ['pagination'],
  wrap: changeRequests(({ operation, request }) => {
    if (operation.list === null) return undefined;
    const limit = new URL(request.url).searchParams.get('limit');
    // The server rejects invalid limits.
    return limit === null ||
      (/^[1-9]\d*$/.test(limit) && Number(limit) > most && Number(limit) <= operation.list.maxLimit)
      ? { url: withQuery(request.url, { limit: String(most) }) }
      : undefined;
  }),
};
