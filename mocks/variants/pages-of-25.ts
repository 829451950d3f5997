import { changeRequests } from '../wrappers/change-requests.ts';
import { withQuery } from '../wrappers/list-page.ts';
import type { Variant } from './lib/variant.ts';

const most = 25;
const documented = new Set<string>(['listSubmissions', 'listApprovals', 'listRuns']);

export const pagesOf25: Variant = {
  text: 'Lists without a documented page size have pages of 25 records and reject higher limits.',
  allowedBy: "Limits: the default and the maximum of these lists aren't documented.",
  families: ['pagination'],
  wrap: changeRequests(({ operation, request }) => {
    if (operation.list === null || documented.has(operation.id)) return undefined;
    const limit = new URL(request.url).searchParams.get('limit');
    if (limit === null) return { url: withQuery(request.url, { limit: String(most) }) };
    // The server rejects this limit.
    return Number(limit) > most ? { url: withQuery(request.url, { limit: '1000000' }) } : undefined;
  }),
};
