import type { ComponentChildren } from 'preact';

/** What a badge says at a glance. Its text says it too. */
export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent';

/** A short label for a status. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ComponentChildren }) => (
  <span class={`badge ${tone}`}>{children}</span>
);
