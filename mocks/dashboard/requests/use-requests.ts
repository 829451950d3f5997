import { useEffect, useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { onCleared, onConnected, onRequest } from '../store/events.ts';
import { message } from '../store/messages.ts';
import { arrived, cleared, most, paused, read, resumed, unread } from './request-list-state.ts';

/** The requests of the log as they arrive, newest first; undefined until they are read. */
export const useRequests = () => {
  const [{ shown, held }, change] = useState(unread);
  useEffect(() => {
    const readAll = () =>
      control('listRequests', { query: { limit: most } }).then(
        ({ data }) => change((before) => read(before, data)),
        message.error,
      );
    void readAll();
    const stops = [
      onRequest((request) => change((before) => arrived(before, request))),
      onCleared(() => change(cleared)),
      onConnected(() => void readAll()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return {
    requests: shown,
    isPaused: held !== undefined,
    /** How many arrived during the pause. */
    waiting: held?.length ?? 0,
    pause: () => change(paused),
    resume: () => change(resumed),
  };
};
