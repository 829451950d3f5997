import type { ComponentChildren } from 'preact';

/** The meaning of a badge, shown by its colour. Its text has the same meaning. */
export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent';

/** A short label for a status. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ComponentChildren }) => (
  <span class={`badge ${tone}`}>{children}</span>
);
