import { useEffect, useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { onCleared, onConnected, onRequest } from '../store/events.ts';
import { message } from '../store/messages.ts';
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
    const stops = [
      onRequest((request) => change((before) => addRequest(before, request))),
      onCleared(() => change(clear)),
      onConnected(() => void readAll()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return {
    requests: requests,
    isPaused: pending !== undefined,
    /** The number of requests that arrived during the pause. */
    pendingCount: pending?.length ?? 0,
    pause: () => change(pause),
    resume: () => change(resume),
  };
};
