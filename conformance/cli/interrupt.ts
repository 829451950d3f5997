/** Printed when a run is interrupted, which cleans up first. */
export const interruptedNotice = '\nInterrupted. Press Ctrl-C again to exit immediately.\n';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs work until the first Ctrl-C (or SIGTERM) aborts it, so that it can clean up. The second one ends the process.
 *
 * @param onInterrupt called at the first signal
 */
export const untilInterrupted = async <T>(
  work: (signal: AbortSignal) => Promise<T>,
  onInterrupt: () => void,
): Promise<T> => {
  const interrupt = new AbortController();
  const onSignal = () => {
    // Without a listener, the next signal has its default effect.
    for (const signal of signals) process.off(signal, onSignal);
    onInterrupt();
    interrupt.abort();
  };
  for (const signal of signals) process.on(signal, onSignal);
  try {
    return await work(interrupt.signal);
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
  }
};
