import { headerNames } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

const undocumentedHeaders = [
  headerNames.etag,
  headerNames.vary,
  'X-Request-Id',
  'WWW-Authenticate',
  'Cache-Control',
];

export const noOptionalHeaders: Variant = {
  text: 'Responses omit every undocumented header: entity tags, request ids, `Vary`.',
  allowedBy: 'Limits and Errors: these headers are not mentioned.',
  families: ['pages', 'theme', 'identity', 'billing'],
  wrap: changeResponses((response) => {
    const headers = new Headers(response.headers);
    for (const name of undocumentedHeaders) headers.delete(name);
    return new Response(response.body, { status: response.status, headers });
  }),
};
