import { type Call, find, jsonBody, noContent, type Reply, tenantOf } from '../call.ts';
import { ApiError } from '../errors.ts';
import { randomText, timestamp } from '../ids.ts';
import { listReply } from '../lists.ts';
import type { Secret } from '../store.ts';
import { bodySchema } from '../validate.ts';

const regions = ['eu-central', 'us-east', 'ap-south'];
const home = 'eu-central';
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

const secretOf = (call: Call, name: string | undefined): Secret =>
  find(tenantOf(call).secrets, (secret) => secret.name === name, 'The secret');

export const listSecrets = (call: Call): Reply =>
  listReply(call, {
    rows: tenantOf(call).secrets,
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
  const { secrets } = tenantOf(call);
  const at = call.store.now();
  const existing = secrets.find((secret) => secret.name === name);
  if (existing) {
    existing.values = [plaintext];
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
    residency: body.residency ?? home,
    locked: false,
    zdr: body.zdr ?? false,
    values: [plaintext],
    pendingRotation: false,
  });
  return { status: 201, body: {} };
}

export function deleteSecret(call: Call): Reply {
  const tenant = tenantOf(call);
  const secret = secretOf(call, call.params.name);
  tenant.secrets = tenant.secrets.filter((other) => other !== secret);
  return noContent;
}

/** Adds a new value; the old one stays valid next to it. */
export function rotateSecret(call: Call): Reply {
  const secret = secretOf(call, call.params.name);
  secret.values = [randomText(), ...secret.values].slice(0, 2);
  secret.pendingRotation = false;
  secret.updatedAt = call.store.now();
  return { status: 202, body: {} };
}

export function proxyUrl(call: Call): Reply {
  const secret = secretOf(call, proxyBody(jsonBody(call)).name);
  if (secret.pendingRotation) {
    throw new ApiError(503, 'upstream_unavailable', 'The provider of this secret requires a rotation.', {
      details: { upstream: 'identity', retryable: false, request_id: call.requestId, hint: 'rotate_secret' },
    });
  }
  if (secret.locked && secret.residency !== home) {
    throw new ApiError(403, 'residency_violation', `This secret cannot leave ${secret.residency}.`);
  }
  return {
    status: 201,
    body: {
      url: `https://proxy.invalid/${randomText()}`,
      expires_at: timestamp(call.store.now() + proxyLifetime),
    },
  };
}
