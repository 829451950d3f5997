import { useEffect, useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { revision } from './sandbox.ts';

/** The interval at which the time is read, in milliseconds. */
const interval = 1000;

/**
 * The time on the sandbox's clock, read every second, because the clock may run in real time. Undefined until it is read. If
 * reading fails, it stays the last known time.
 */
export const useClock = (): string | undefined => {
  const [now, setNow] = useState<string | undefined>(undefined);
  const currentRevision = revision.value;
  // `currentRevision` makes it read immediately after an advance.
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
