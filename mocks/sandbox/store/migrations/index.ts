import type { Migration } from 'kysely';
import * as identity from './0001-identity.ts';
import * as agents from './0002-agents.ts';
import * as content from './0003-content.ts';
import * as machinery from './0004-machinery.ts';
import * as secrets from './0005-secrets.ts';
import * as billing from './0006-billing.ts';
import * as drafts from './0007-drafts.ts';

/** Every migration by its name, in order. One that was released is never changed; a new one is added after it. */
export const migrations: Record<string, Migration> = {
  '0001-identity': identity,
  '0002-agents': agents,
  '0003-content': content,
  '0004-machinery': machinery,
  '0005-secrets': secrets,
  '0006-billing': billing,
  '0007-drafts': drafts,
};
