import { decodeSegment, operations } from '@workspace-api/contract';
import { expect } from 'vitest';
import type { SandboxSnapshot } from '../../mocks/index.ts';
import type { LoggedWrite } from './check-among-foreign-records.ts';
import { differences, idsIn } from './foreign-records.ts';

const { updateTheme, publishTheme, publishPages, changePlan, setPaymentMethod } = operations;
const sharing = [updateTheme, publishTheme, publishPages, changePlan, setPaymentMethod];

const isShared = (write: LoggedWrite): boolean =>
  sharing.some(
    ({ method, path }) =>
      method === write.method && write.path.endsWith(path.replace('/workspaces/{slug}', '')),
  );

const nameIn = (body: string): string[] => {
  try {
    const { name } = JSON.parse(body) as { name?: unknown };
    return typeof name === 'string' ? [name] : [];
  } catch {
    return [];
  }
};

/**
 * The members of other users' rows that a run may change: the last use of its tokens, and in test mode the shared records of a
 * workspace.
 */
const free = (mode: string, hasDriver: boolean) => (table: string, row: Record<string, unknown>) => {
  if (table === 'tokens') return ['last_used_at'];
  if (mode === 'live' || row.mode === 'live') return [];
  if (table === 'pages') return ['published_version', 'published_slug'];
  if (table === 'themes') return ['draft_version', 'published_version'];
  if (table === 'subscriptions') return Object.keys(row);
  if (!hasDriver) return [];
  // The driver moves the clock, and with it the billing period, and the retries of deliveries to others.
  if (table === 'webhook_subscriptions') return ['exhausted_in_a_row', 'paused_until'];
  return table === 'usage_records' ? Object.keys(row) : [];
};

/** Expects that a run wrote to no record of other users, and that none of these records changed. */
export const expectNothingForeignTouched = (
  mode: 'test' | 'live',
  hasDriver: boolean,
  { writes, before, after }: { writes: LoggedWrite[]; before: SandboxSnapshot; after: SandboxSnapshot },
): void => {
  const ids = idsIn(before);
  const foreign = writes.filter(({ path, body }) =>
    [...path.split('/').map(decodeSegment), ...(path.endsWith('/secrets') ? nameIn(body) : [])].some((part) =>
      ids.has(part),
    ),
  );
  expect(foreign).toEqual([]);
  if (mode === 'live') expect(writes.filter(isShared)).toEqual([]);
  expect(differences(before, after, free(mode, hasDriver))).toEqual([]);
};
