import { randomBytes } from 'node:crypto';
import { headerNames, operations, resources } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { readText, withBody } from '../wrappers/json.ts';
import { mapStrings } from './lib/map-strings.ts';
import type { Variant } from './lib/variant.ts';

const ids = /\btok_[0-9A-Z]{26}\b/g;
const unknown = `${resources.token.idPrefix}${'0'.repeat(26)}`;

const freshId = (): string => `${resources.token.idPrefix}${randomBytes(13).toString('hex').toUpperCase()}`;

/** The key ids that callers use. */
const createNames = () => {
  const publicIds = new Map<string, string>();
  const real = new Map<string, string>();
  const toRealId = (id: string): string => real.get(id) ?? id;
  return {
    outwards: (value: string) => value.replace(ids, (id) => publicIds.get(id) ?? id),
    inwards: (value: string) => value.replace(ids, toRealId),
    isGone: (id: string): boolean => (publicIds.get(toRealId(id)) ?? id) !== id,
    rename: (id: string): string => {
      const fresh = freshId();
      publicIds.set(toRealId(id), fresh);
      real.set(fresh, toRealId(id));
      return fresh;
    },
  };
};

export const rotationGivesANewId: Variant = {
  text: 'Rotating a key returns a key with a new id, and the old id no longer exists.',
  allowedBy:
    "Tokens: a rotation returns a new secret and invalidates the old one; the document doesn't specify whether the id changes.",
  families: ['tokens', 'idempotency'],
  wrap: (next) => {
    const names = createNames();
    const mappedFetch = mapStrings(names.outwards, names.inwards)(next);
    const repeats = new Set<string>();
    return async (request) => {
      const operation = findOperation(request);
      const [id] = request.url.match(ids) ?? [];
      if (operation === undefined || id === undefined) return mappedFetch(request);
      const { method, url, headers } = request;
      const entry = `${headers.get(headerNames.idempotencyKey)} ${headers.get('Authorization')} ${method} ${url}`;
      if (names.isGone(id) && !repeats.has(entry))
        return next(new Request(url.replace(id, unknown), { method, headers }));
      const response = await mappedFetch(request);
      if (!response.ok || method === 'GET') return response;
      if (headers.has(headerNames.idempotencyKey)) repeats.add(entry);
      if (operation.id !== operations.rotateToken.id || response.headers.has(headerNames.idempotentReplayed))
        return response;
      return withBody(response, (await readText(response)).replaceAll(id, names.rename(id)));
    };
  },
};
