import { useEffect, useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { onCleared, onConnected, onRequest } from '../store/events.ts';
import { message } from '../store/messages.ts';
import type { LoggedRequest } from './filter.ts';

/** How many requests the list holds. */
const most = 500;

/** A list with a request added, or completed. */
const withRequest = (
  requests: readonly LoggedRequest[],
  request: LoggedRequest,
): readonly LoggedRequest[] => {
  const at = requests.findIndex(({ id }) => id === request.id);
  return at === -1 ? [request, ...requests].slice(0, most) : requests.with(at, request);
};

/** The requests of the log as they arrive, newest first; undefined until they are read. */
export const useRequests = () => {
  const [requests, setRequests] = useState<readonly LoggedRequest[]>();
  const [waiting, setWaiting] = useState<readonly LoggedRequest[]>();
  const isPaused = waiting !== undefined;
  const read = () =>
    control('listRequests', { query: { limit: most } }).then(({ data }) => setRequests(data), message.error);
  useEffect(() => {
    void read();
    const stops = [onCleared(() => setRequests([])), onConnected(() => void read())];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => {
    const add = isPaused ? setWaiting : setRequests;
    return onRequest((request) => add((before) => withRequest(before ?? [], request)));
  }, [isPaused]);
  return {
    requests,
    isPaused,
    /** How many arrived during the pause. */
    waiting: waiting?.length ?? 0,
    pause: () => setWaiting([]),
    resume: () => {
      setWaiting(undefined);
      setRequests((before) =>
        (waiting ?? []).toReversed().reduce<readonly LoggedRequest[]>(withRequest, before ?? []),
      );
    },
  };
};
