import type { ComponentChildren } from 'preact';

/** The meaning of a badge, shown by its colour. Its text has the same meaning. */
export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent';

/** A short label for a status. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ComponentChildren }) => (
  <span class={`badge ${tone}`}>{children}</span>
);

const tones: Readonly<Record<string, Tone>> = {
  active: 'good',
  approved: 'good',
  completed: 'good',
  delivered: 'good',
  paid: 'good',
  usable: 'good',
  info: 'accent',
  running: 'accent',
  awaiting_approval: 'warn',
  open: 'warn',
  past_due: 'warn',
  pending: 'warn',
  pending_rotation: 'warn',
  expired: 'warn',
  warn: 'warn',
  canceled: 'bad',
  denied: 'bad',
  dropped: 'bad',
  error: 'bad',
  exhausted: 'bad',
  failed: 'bad',
  revoked: 'bad',
  uncollectible: 'bad',
};

/** A status or a level of a record, as the API names it. */
export const Status = ({ is }: { is: string }) => (
  <Badge tone={tones[is] ?? 'neutral'}>{is.replaceAll('_', ' ')}</Badge>
);
