// Generated from openapi/ by `npm run generate`. Do not edit.

/** The members of responses that are times. */
export const dateMembers = [
  'created_at',
  'last_used_at',
  'updated_at',
  'published_at',
  'current_period_start',
  'current_period_end',
  'period_start',
  'period_end',
  'effective_at',
  'submitted_at',
  'ts',
  'decided_at',
  'overlap_ends_at',
  'expires_at',
  'started_at',
  'finished_at',
  'paused_until',
] as const;

/** The members of responses that are objects of what callers chose, so nothing in them is a time. */
export const openMembers: readonly string[] = ['schema', 'props', 'colors', 'spacing', 'data', 'payload'];
