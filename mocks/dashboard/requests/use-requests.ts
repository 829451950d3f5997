import { useEffect, useState } from 'preact/hooks';
import { control } from '../client/request.ts';
import { logEvents } from '../store/events.ts';
import { message } from '../store/messages.ts';
import { addRequest, type LoggedRequest, mergeLog, most } from './logged-request.ts';

/** The requests of the log as they arrive, newest first; undefined until they are loaded. */
export const useRequests = () => {
  const [all, change] = useState<readonly LoggedRequest[]>();
  /** The ids of the requests that the list has during a pause. */
  const [paused, setPaused] = useState<ReadonlySet<string>>();
  useEffect(() => {
    const readAll = () =>
      control
        .listRequests({ query: { limit: most } })
        .then(({ data }) => change((before) => mergeLog(before, data)), message.error);
    void readAll();
    const stopped = new AbortController();
    const on = (type: string, listener: (data: LoggedRequest) => void) =>
      logEvents.addEventListener(type, (event) => listener((event as CustomEvent).detail), stopped);
    on('request', (request) => change((before) => addRequest(before, request)));
    on('cleared', () => change([]));
    on('connected', readAll);
    return () => stopped.abort();
  }, []);
  const requests = paused ? all?.filter(({ id }) => paused.has(id)) : all;
  return {
    requests,
    isPaused: paused !== undefined,
    /** The number of requests that arrived during the pause. */
    pendingCount: (all?.length ?? 0) - (requests?.length ?? 0),
    pause: () => setPaused(new Set(all?.map(({ id }) => id))),
    resume: () => setPaused(undefined),
  };
};
