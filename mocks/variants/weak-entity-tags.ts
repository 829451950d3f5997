import { headerNames } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const weakEntityTags: Variant = {
  text: 'Entity tags are weak, as many frameworks compute them.',
  allowedBy:
    "Conflict kinds: If-Match takes a revision; the document doesn't specify where a response contains it.",
  families: ['pages', 'theme'],
  wrap: changeResponses((response) => {
    const tag = response.headers.get(headerNames.etag);
    if (tag === null) return response;
    const headers = new Headers(response.headers);
    headers.set(headerNames.etag, `W/${tag}`);
    return new Response(response.body, { status: response.status, headers });
  }),
};
