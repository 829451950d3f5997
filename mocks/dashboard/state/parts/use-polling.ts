import { useEffect } from 'preact/hooks';

/** How often records that change by themselves are read, in milliseconds. */
const interval = 2000;

/** Reads again and again while something changes by itself, which no event announces: a delivery, a run. */
export const usePolling = (isChanging: boolean, reload: () => void): void => {
  useEffect(() => {
    if (!isChanging) return undefined;
    const timer = setInterval(reload, interval);
    return () => clearInterval(timer);
    // `reload` is another function each time, with the same effect.
  }, [isChanging]);
};
