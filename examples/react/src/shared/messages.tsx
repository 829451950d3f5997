import { type ReactNode, useEffect, useRef } from 'react';
import { explain } from './explain.ts';
import { useNextAttempt } from './retry-notice.ts';

/** The message while content is loading. */
export const Loading = ({ what }: { what: string }) => (
  <p className="loading" role="status">
    Loading {what}…
  </p>
);

/** The message while the client waits before it repeats a failed request. */
export const RetryNotice = () => {
  const attempt = useNextAttempt();
  if (attempt === undefined) return null;
  const time = new Date(attempt).toLocaleTimeString();
  return (
    <p className="message warn" role="status">
      The service is busy. The page tries again at {time}.
    </p>
  );
};

/** An error message that screen readers announce immediately, with a button to try again if that can help. */
export const Failure = ({ error, retry }: { error: unknown; retry?: () => unknown }) => (
  <div className="message bad" role="alert">
    <p>{explain(error)}</p>
    {retry && (
      <button type="button" onClick={() => retry()}>
        Try again
      </button>
    )}
  </div>
);

/** The result of a user's action. It takes the focus if the pressed button was removed. */
export const Done = ({ children, focus = false }: { children: ReactNode; focus?: boolean }) => {
  const element = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message takes the focus again.
  useEffect(() => {
    if (focus) element.current?.focus();
  }, [focus, children]);
  return (
    <p className="message good" role="status" tabIndex={-1} ref={element}>
      {children}
    </p>
  );
};

/** The message in place of an empty list. */
export const Empty = ({ children }: { children: ReactNode }) => <p className="empty">{children}</p>;

/** The heading of a view. It takes the focus when the view opens, so that a screen reader announces the view. */
export const ViewHeading = ({ children }: { children: string }) => {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <>
      <title>{`${children} – Workspace`}</title>
      <h1 tabIndex={-1} ref={element}>
        {children}
      </h1>
    </>
  );
};
