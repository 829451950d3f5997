import { useEffect, useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { logEvents } from '../store/events.ts';
import { message } from '../store/messages.ts';
import type { LoggedRequest } from './logged-request.ts';
import { addRequest, clear, mergeLog, most, pause, resume, unread } from './request-list-state.ts';

/** The requests of the log as they arrive, newest first; undefined until they are loaded. */
export const useRequests = () => {
  const [{ requests, pending }, change] = useState(unread);
  useEffect(() => {
    const readAll = () =>
      control('listRequests', { query: { limit: most } }).then(
        ({ data }) => change((before) => mergeLog(before, data)),
        message.error,
      );
    void readAll();
    const stopped = new AbortController();
    const on = (type: string, listener: (data: LoggedRequest) => void) =>
      logEvents.addEventListener(type, (event) => listener((event as CustomEvent).detail), stopped);
    on('request', (request) => change((before) => addRequest(before, request)));
    on('cleared', () => change(clear));
    on('connected', readAll);
    return () => stopped.abort();
  }, []);
  return {
    requests,
    isPaused: pending !== undefined,
    /** The number of requests that arrived during the pause. */
    pendingCount: pending?.length ?? 0,
    pause: () => change(pause),
    resume: () => change(resume),
  };
};
