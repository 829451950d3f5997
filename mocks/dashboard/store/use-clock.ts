import { useEffect, useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { revision } from './sandbox.ts';

/** How often the time is read, in milliseconds. */
const interval = 1000;

/**
 * The time on the sandbox's clock, read each second: the clock may run in real time or stand still. Undefined until it is
 * read; the last known time while it can't be read.
 */
export const useClock = (): string | undefined => {
  const [now, setNow] = useState<string | undefined>(undefined);
  const currentRevision = revision.value;
  // `seen`: it is read at once after an advance.
  useEffect(() => {
    let isCurrent = true;
    const readClock = () =>
      control('getClock').then(
        (clock) => {
          if (isCurrent) setNow(clock.now);
        },
        () => undefined,
      );
    void readClock();
    const timer = setInterval(() => {
      if (!document.hidden) void readClock();
    }, interval);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [currentRevision]);
  return now;
};
