import { changeJson } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const proxyUrlsWithMore: Variant = {
  text: 'A proxy URL has a method and headers, and its expiry has an offset.',
  allowedBy: "Secrets: the response has url and expires_at; other members aren't excluded.",
  families: ['secrets'],
  wrap: changeJson(['createProxyUrl'], (json) => ({
    ...json,
    expires_at: String(json.expires_at).replace('Z', '+00:00'),
    methods: ['GET', 'POST'],
  })),
};
