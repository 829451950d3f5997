import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { findSecret } from './records.ts';
import { homeRegion } from './resource.ts';
import { checkUse } from './use.ts';
import { fingerprintValues, matchValue } from './values.ts';

const access = { principal: 'control plane', purpose: 'resolveSecret' };

/** The use of secrets by runtimes. */
export const secretsControl: ControlHandlers<'resolveSecret'> = {
  resolveSecret: async ({ context, db, input: { path, body = {} } }) => {
    const secret = await findSecret(db, await findTenant(db, path.slug, body.mode), path.name);
    await checkUse(db, secret, { region: body.region ?? homeRegion, purpose: body.purpose });
    const accepted = await fingerprintValues(context, db, secret, access);
    const resolved = { name: secret.name, version: accepted[0]?.version ?? 1, accepted };
    if (body.value === undefined) return resolved;
    const match = await matchValue(context, db, secret, body.value, access);
    if (!match) return { ...resolved, matches: null };
    const matched = { ...resolved, matched_version: match.version };
    return match.accepted_until === null
      ? { ...matched, matches: 'current' }
      : { ...matched, matches: 'previous', accepted_until: match.accepted_until };
  },
};
