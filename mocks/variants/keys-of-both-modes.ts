import { operations } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

const managed: readonly string[] = [
  operations.getToken.id,
  operations.rotateToken.id,
  operations.revokeToken.id,
];

export const keysOfBothModes: Variant = {
  text: 'A key of either mode can inspect, rotate and revoke the keys of both modes.',
  allowedBy:
    "Authentication: test mode has its own data; the document doesn't specify whether this includes keys.",
  families: ['authentication', 'tenancy', 'tokens'],
  wrap: (next) => {
    const tokensBySlug = new Map<string, Set<string>>();
    return async (request) => {
      const { again } = await repeatable(request);
      const [, slug = ''] = /\/workspaces\/([^/?]+)/.exec(request.url) ?? [];
      const authorization = request.headers.get('Authorization') ?? '';
      const insiders = tokensBySlug.get(slug) ?? new Set();
      const response = await next(again());
      if (response.ok && slug !== '') tokensBySlug.set(slug, insiders.add(authorization));
      const isManaged = managed.includes(findOperation(request)?.id ?? '');
      if (!isManaged || response.status !== 404 || !insiders.has(authorization)) return response;
      for (const other of insiders) {
        const otherResponse = await next(again({ headers: { Authorization: other } }));
        if (otherResponse.ok) return otherResponse;
      }
      return response;
    };
  },
};
