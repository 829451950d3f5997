import { type Call, find, jsonBody, noContent, type Reply, requireTenant } from '../call.ts';
import { ApiError, invalidField } from '../errors.ts';
import { createRandomString, newId, timestamp } from '../ids.ts';
import { listReply } from '../lists.ts';
import { type Secret, type Store, sha256 } from '../store.ts';
import { bodySchema } from '../validate.ts';

const regions = ['eu-central', 'us-east', 'ap-south'];
const home = 'eu-central';
/** How long a replaced value remains valid. */
const overlap = 2 * 60 * 60 * 1000;
const proxyLifetime = 5 * 60 * 1000;

const putBody = bodySchema<{
  name: string;
  plaintext: string;
  purpose?: string;
  residency?: string;
  zdr?: boolean;
}>({
  type: 'object',
  required: ['name', 'plaintext'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[A-Za-z0-9_.-]+$' },
    plaintext: { type: 'string', minLength: 1 },
    purpose: { type: 'string' },
    residency: { enum: regions },
    zdr: { type: 'boolean' },
  },
});
const proxyBody = bodySchema<{ name: string }>({
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 1 } },
});

/** A value in the form in which it is stored. */
export const newValue = (value: string): { hash: string; until: null } => ({
  hash: sha256(value),
  until: null,
});

/** Refuses to store a secret outside the region that the workspace's secrets are restricted to. */
function checkResidency(call: Call, residency: string | undefined): void {
  const only = call.store.regions.get(call.params.slug ?? '');
  if (only !== undefined && residency !== undefined && residency !== only)
    throw invalidField('/residency', 'unknown_value', `Secrets of this workspace stay in ${only}.`);
}

const requireSecret = (call: Call, name: string | undefined): Secret =>
  find(requireTenant(call).secrets, (secret) => secret.name === name, 'The secret');

export const getRegions = (store: Store, slug: string): { region: string; outside: string } => ({
  region: store.regions.get(slug) ?? home,
  outside: regions.find((region) => region !== (store.regions.get(slug) ?? home)) ?? '',
});

export const listSecrets = (call: Call): Reply =>
  listReply(call, {
    rows: requireTenant(call).secrets,
    columns: ['name', 'created_at', 'updated_at', 'purpose', 'residency', 'zdr'],
    show: ({ name, createdAt, updatedAt, purpose, residency, zdr }) => ({
      name,
      created_at: timestamp(createdAt),
      updated_at: timestamp(updatedAt),
      purpose,
      residency,
      zdr,
    }),
  });

/** Creates or overwrites a secret. */
export function putSecret(call: Call): Reply {
  const { name, plaintext, ...body } = putBody(jsonBody(call));
  const { secrets } = requireTenant(call);
  checkResidency(call, body.residency);
  const at = call.store.now();
  const existing = secrets.find((secret) => secret.name === name);
  if (existing) {
    existing.values = [newValue(plaintext)];
    existing.pendingRotation = false;
    existing.updatedAt = at;
    existing.purpose = body.purpose ?? existing.purpose;
    existing.residency = body.residency ?? existing.residency;
    existing.zdr = body.zdr ?? existing.zdr;
    return noContent;
  }
  secrets.push({
    seq: call.store.nextSeq(),
    name,
    createdAt: at,
    updatedAt: at,
    purpose: body.purpose ?? '',
    residency: body.residency ?? call.store.regions.get(call.params.slug ?? '') ?? home,
    locked: false,
    zdr: body.zdr ?? false,
    values: [newValue(plaintext)],
    pendingRotation: false,
  });
  return { status: 201, body: {} };
}

export function deleteSecret(call: Call): Reply {
  const tenant = requireTenant(call);
  const secret = requireSecret(call, call.params.name);
  secret.values = [];
  tenant.secrets = tenant.secrets.filter((other) => other !== secret);
  return noContent;
}

/** Adds a new value. The old one remains valid for a while. */
export function rotateSecret(call: Call): Reply {
  const secret = requireSecret(call, call.params.name);
  const [current, ...older] = secret.values;
  const until = call.store.now() + overlap;
  secret.values = [newValue(createRandomString()), ...(current ? [{ ...current, until }] : []), ...older];
  secret.pendingRotation = false;
  secret.updatedAt = call.store.now();
  return { status: 202, body: {} };
}

/** Returns the refusal to use a secret in a region, or undefined if it may be used. */
export function findRefusal(
  store: Store,
  slug: string,
  secret: Secret,
  region: string,
): ApiError | undefined {
  if (secret.pendingRotation)
    return new ApiError(503, 'upstream_unavailable', 'The provider of this secret requires a rotation.', {
      details: { upstream: 'identity', retryable: false, request_id: newId('req_'), hint: 'rotate_secret' },
    });
  if ((secret.locked || store.regions.has(slug)) && secret.residency !== region)
    return new ApiError(403, 'residency_violation', `This secret cannot leave ${secret.residency}.`);
  return undefined;
}

export function proxyUrl(call: Call): Reply {
  const secret = requireSecret(call, proxyBody(jsonBody(call)).name);
  // The user of the URL specifies the region later, so check the secret's own region for now.
  const refusal = findRefusal(
    call.store,
    call.params.slug ?? '',
    secret,
    secret.locked ? home : secret.residency,
  );
  if (refusal) throw refusal;
  const token = createRandomString();
  const until = call.store.now() + proxyLifetime;
  call.store.proxies.set(token, { secret, until });
  return { status: 201, body: { url: `https://proxy.invalid/${token}`, expires_at: timestamp(until) } };
}
