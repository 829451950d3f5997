import { useEffect } from 'preact/hooks';

/** The interval at which records that change on their own are read, in milliseconds. */
const interval = 2000;

/** Polls while a record, such as a delivery or a run, changes without an event. */
export const usePolling = (isChanging: boolean, reload: () => void): void => {
  useEffect(() => {
    if (!isChanging) return undefined;
    const timer = setInterval(reload, interval);
    return () => clearInterval(timer);
    // `reload` is a new function on every render, with the same effect.
  }, [isChanging]);
};
