import { accepted, type Call, created, type Handlers, noContent } from '../call.ts';
import { ApiError, invalidField, notFound } from '../errors.ts';
import { listReply } from '../lists.ts';
import { homeRegion, newSecret, newValue, regions, type Secret } from '../records.ts';
import type { Store } from '../store.ts';
import { nonEmpty, objectSchema, parseJson } from '../validate.ts';
import { createRandomString, hourMs, newId, timestamp } from '../values.ts';

/** How long a replaced value remains valid. */
const overlap = 2 * hourMs;
const proxyLifetime = 5 * 60 * 1000;

const checkBody = objectSchema<{
  name: string;
  plaintext: string;
  purpose?: string;
  residency?: string;
  zdr?: boolean;
}>(
  {
    name: { ...nonEmpty, maxLength: 128, pattern: '^[A-Za-z0-9_.-]+$' },
    plaintext: nonEmpty,
    purpose: { type: 'string' },
    residency: { enum: regions },
    zdr: { type: 'boolean' },
  },
  ['name', 'plaintext'],
);
const checkProxyBody = objectSchema<{ name: string }>({ name: nonEmpty });

function requireSecret({ tenant: { secrets: rows } }: Call, name: string | undefined): Secret {
  const secret = rows.find((one) => one.name === name);
  if (!secret) throw notFound('The secret');
  return secret;
}

/** Returns the refusal to use a secret in a region, or undefined if it may be used. */
export function findRefusal(
  store: Store,
  slug: string,
  secret: Secret,
  region: string,
): ApiError | undefined {
  if (secret.pendingRotation) {
    return new ApiError(503, 'upstream_unavailable', 'The provider of this secret requires a rotation.', {
      details: { upstream: 'identity', retryable: false, request_id: newId('req_'), hint: 'rotate_secret' },
    });
  }
  if ((secret.locked || store.regions.has(slug)) && secret.residency !== region)
    return new ApiError(403, 'residency_violation', `This secret cannot leave ${secret.residency}.`);
  return undefined;
}

export const secrets: Handlers = {
  'GET ~/secrets secrets:read list': (call) =>
    listReply(call, {
      rows: call.tenant.secrets,
      columns: ['name', 'created_at', 'updated_at', 'purpose', 'residency', 'zdr'],
      show: ({ name, createdAt, updatedAt, purpose, residency, zdr }) => ({
        name,
        created_at: timestamp(createdAt),
        updated_at: timestamp(updatedAt),
        purpose,
        residency,
        zdr,
      }),
    }),

  // Creates or overwrites a secret.
  'PUT ~/secrets secrets:set': ({ store, tenant, raw }) => {
    const { name, plaintext, ...attributes } = checkBody(parseJson(raw));
    const only = store.regions.get(tenant.workspace.slug);
    if (only !== undefined && (attributes.residency ?? only) !== only)
      throw invalidField('/residency', 'unknown_value', `Secrets of this workspace stay in ${only}.`);
    const existing = tenant.secrets.find((secret) => secret.name === name);
    const secret = existing ?? { ...newSecret(store.now(), name, plaintext), residency: only ?? homeRegion };
    const updatedAt = store.now();
    const values = [newValue(plaintext)];
    Object.assign(secret, { ...attributes, updatedAt, values, pendingRotation: false });
    if (existing) return noContent;
    tenant.secrets.push(secret);
    return created({});
  },

  'DELETE ~/secrets/{name} secrets:destructive': (call) => {
    const { tenant, params } = call;
    const secret = requireSecret(call, params.name);
    secret.values = [];
    tenant.secrets = tenant.secrets.filter((other) => other !== secret);
    return noContent;
  },

  // Adds a new value. The old one remains valid for a while.
  'POST ~/secrets/{name}/rotate secrets:write': (call) => {
    const secret = requireSecret(call, call.params.name);
    const now = call.store.now();
    const [current, ...older] = secret.values;
    secret.values = [
      newValue(createRandomString()),
      ...(current ? [{ ...current, until: now + overlap }] : []),
      ...older,
    ];
    secret.pendingRotation = false;
    secret.updatedAt = now;
    return accepted();
  },

  'POST ~/secrets/proxy-url secrets:read': (call) => {
    const { store, tenant } = call;
    const secret = requireSecret(call, checkProxyBody(parseJson(call.raw)).name);
    // The user of the URL specifies the region later, so check the secret's own region for now.
    const region = secret.locked ? homeRegion : secret.residency;
    const refusal = findRefusal(store, tenant.workspace.slug, secret, region);
    if (refusal) throw refusal;
    const token = createRandomString();
    const until = store.now() + proxyLifetime;
    store.proxies.set(token, { secret, until });
    return created({ url: `https://proxy.invalid/${token}`, expires_at: timestamp(until) });
  },
};
