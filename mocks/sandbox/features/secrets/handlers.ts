import { toBase64url } from '#host/bytes.ts';
import { invalid } from '../../core/problem.ts';
import { emit } from '../../domain/events.ts';
import type { Handlers } from '../../http/handler.ts';
import { issueProxyUrl } from './proxy-url.ts';
import { deleteSecret, findSecret, nextUpdateTime, showSecret, upsertSecret } from './records.ts';
import { residencyFor } from './residency.ts';
import { homeRegion, secrets } from './resource.ts';
import { checkUse } from './use.ts';
import { addValue, matchValue, replaceValue } from './values.ts';

/** How long a replaced value is still accepted, in milliseconds (clause `secrets.overlap-length`). */
const overlap = 60 * 60 * 1000;

/** The secrets of a workspace. They can be written, rotated and used, but not read. */
export const secretHandlers: Handlers<
  'listSecrets' | 'setSecret' | 'deleteSecret' | 'rotateSecret' | 'createProxyUrl'
> = {
  listSecrets: ({ context, db, tenant, page }) =>
    secrets.list(db, tenant, page, (secret) => showSecret(secret, context.clock.now())),

  // An overwrite keeps the members that the request omits. A new value counts as a rotation that the provider required.
  async setSecret({ context, db, principal, tenant, input: { body }, setStatus, requestId }) {
    const now = context.clock.now();
    const existing = await secrets.select(db, tenant).where('name', '=', body.name).executeTakeFirst();
    const metadata = {
      purpose: body.purpose ?? existing?.purpose ?? null,
      residency: await residencyFor(db, tenant.workspace_id, {
        requested: body.residency,
        current: existing?.residency,
      }),
      zdr: Number(body.zdr ?? existing?.zdr ?? 0),
      updated_at: existing ? nextUpdateTime(existing.updated_at, now) : now.toISOString(),
      overlap_ends_at: null,
      rotation_required_by: null,
    };
    const secret = await upsertSecret(db, tenant, {
      id: context.ids('sec'),
      name: body.name,
      created_at: now.toISOString(),
      ...metadata,
    });
    const access = { principal: principal.tokenId, purpose: 'setSecret' };
    await replaceValue(context, db, secret, body.value, access);
    if (!existing) setStatus(201);
    const view = showSecret(secret, now);
    await emit(context, db, tenant, existing ? 'secrets.updated' : 'secrets.created', view, requestId);
    return view;
  },

  async deleteSecret({ context, db, tenant, input, requestId }) {
    const secret = await findSecret(db, tenant, input.path.name);
    await deleteSecret(db, secret);
    const view = showSecret(secret, context.clock.now());
    await emit(context, db, tenant, 'secrets.deleted', view, requestId);
    return undefined;
  },

  async rotateSecret({ context, db, principal, tenant, input, requestId }) {
    const secret = await findSecret(db, tenant, input.path.name);
    const now = context.clock.now();
    const value = input.body?.value ?? toBase64url(context.random(32));
    const access = { principal: principal.tokenId, purpose: 'rotateSecret' };
    if (input.body?.value !== undefined && (await matchValue(context, db, secret, value, access)))
      throw invalid([
        { path: '/value', reason: 'unknown_value', message: 'The secret already has this value.' },
      ]);
    const updated_at = nextUpdateTime(secret.updated_at, now);
    const change = {
      updated_at,
      overlap_ends_at: new Date(Date.parse(updated_at) + overlap).toISOString(),
      rotation_required_by: null,
    };
    await db.updateTable('secrets').set(change).where('id', '=', secret.id).execute();
    await addValue(context, db, secret, value, change.overlap_ends_at, access);
    const view = showSecret({ ...secret, ...change }, now);
    await emit(context, db, tenant, 'secrets.updated', view, requestId);
    return view;
  },

  async createProxyUrl({ context, db, principal, tenant, input: { body }, url, address }) {
    const secret = await findSecret(db, tenant, body.name);
    const region = body.region ?? homeRegion;
    await checkUse(db, secret, { region });
    return issueProxyUrl(context, db, secret, {
      region,
      principal: principal.tokenId,
      request: { url, address },
    });
  },
};
