import { changeRequests } from '../wrappers/change-requests.ts';
import { withQuery } from '../wrappers/list-page.ts';
import type { Variant } from './lib/variant.ts';

export const formatKnowsOnlyNdjson: Variant = {
  text: 'The query parameter `format` supports only `ndjson`; other values are ignored.',
  allowedBy: "Output encodings: values of format other than ndjson aren't documented.",
  families: ['encodings'],
  wrap: changeRequests(({ operation, request }) => {
    const format = new URL(request.url).searchParams.get('format');
    return operation.list === null || format === null || format === 'ndjson'
      ? undefined
      : { url: withQuery(request.url, { format: null }) };
  }),
};
