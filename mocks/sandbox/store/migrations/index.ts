import type { Migration } from 'kysely';
import { up as identity } from './0001-identity.ts';
import { up as agents } from './0002-agents.ts';
import { up as content } from './0003-content.ts';
import { up as machinery } from './0004-machinery.ts';
import { up as secrets } from './0005-secrets.ts';
import { up as billing } from './0006-billing.ts';
import { up as drafts } from './0007-drafts.ts';
import { up as signIn } from './0008-sign-in.ts';
import { up as webhooks } from './0009-webhooks.ts';
import { up as sharing } from './0010-sharing.ts';
import { up as sharedState } from './0011-shared-state.ts';
import { up as agentLife } from './0012-agent-life.ts';
import { up as amounts } from './0013-amounts.ts';
import { up as forgottenKeys } from './0014-forgotten-keys.ts';
import { up as agentTriggers } from './0015-agent-triggers.ts';

/** Every migration by its name, in order. One that was released is never changed; a new one is added after it. */
export const migrations: Record<string, Migration> = {
  '0001-identity': { up: identity },
  '0002-agents': { up: agents },
  '0003-content': { up: content },
  '0004-machinery': { up: machinery },
  '0005-secrets': { up: secrets },
  '0006-billing': { up: billing },
  '0007-drafts': { up: drafts },
  '0008-sign-in': { up: signIn },
  '0009-webhooks': { up: webhooks },
  '0010-sharing': { up: sharing },
  '0011-shared-state': { up: sharedState },
  '0012-agent-life': { up: agentLife },
  '0013-amounts': { up: amounts },
  '0014-forgotten-keys': { up: forgottenKeys },
  '0015-agent-triggers': { up: agentTriggers },
};
