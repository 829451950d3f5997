import type { ComponentChildren } from 'preact';

/** What is shown in place of records that are not there: why, and what to do. */
export const EmptyState = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="empty">
    <p class="empty-title">{title}</p>
    {children}
  </div>
);
