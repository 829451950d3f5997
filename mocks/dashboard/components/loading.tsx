import type { ComponentChildren } from 'preact';
import type { Loaded } from '../store/use-loaded.ts';
import { Button } from './button.tsx';

/** A placeholder for missing records. It explains why there are none, and what to do. */
export const EmptyState = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="empty">
    <p>
      <b>{title}</b>
    </p>
    {children}
  </div>
);

/** Renders the data of a view once it is loaded. Until then it shows that the data is loading, or why loading failed. */
export const Loading = <T,>({
  loaded,
  children,
}: {
  readonly loaded: Loaded<T>;
  readonly children: (value: T) => ComponentChildren;
}) => {
  if (loaded.error)
    return (
      <EmptyState title="Loading failed">
        <p>{loaded.error.message}</p>
        <Button onClick={loaded.reload}>Try again</Button>
      </EmptyState>
    );
  if (loaded.value === undefined)
    return (
      <p class="soft" aria-busy="true">
        Loading…
      </p>
    );
  return <>{children(loaded.value)}</>;
};
