import { changeJson } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const proxyUrlsWithMore: Variant = {
  text: 'A proxy URL comes with its method and headers, and expires at a time with an offset.',
  allowedBy: 'Secrets: the answer shows url and expires_at; nothing says that there are no others.',
  families: ['secrets'],
  wrap: changeJson(['createProxyUrl'], (json) => ({
    ...json,
    expires_at: String(json.expires_at).replace('Z', '+00:00'),
    methods: ['GET', 'POST'],
  })),
};
