import { useEffect, useState } from 'react';
import { api } from './api.ts';
import { Failure, ViewHeading } from './elements.tsx';

/** The newest log entries, as they are written. The client reconnects after a lost connection. */
export const Logs = ({ slug }: { slug: string }) => {
  const [lines, setLines] = useState<readonly string[]>([]);
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    const leaving = new AbortController();
    const follow = async () => {
      for await (const { ts, level, message } of api.logs.tail(slug, { signal: leaving.signal }))
        setLines((latest) => [`${ts} ${level} ${message}`, ...latest].slice(0, 100));
    };
    follow().catch((failure) => leaving.signal.aborted || setError(failure));
    return () => leaving.abort();
  }, [slug]);

  return (
    <>
      <ViewHeading>Logs</ViewHeading>
      {error !== undefined && <Failure error={error} />}
      <pre role="log">{lines.length > 0 ? lines.join('\n') : 'Waiting for new entries…'}</pre>
    </>
  );
};
