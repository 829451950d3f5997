import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded before any server with `node --import`. Reports figures of the process to its parent.
const delay = monitorEventLoopDelay({ resolution: 1 });

const figures = {
  /** The CPU time so far in user and system mode, for all threads, in microseconds. */
  cpuTime: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** The peak and current memory in KiB. */
  memory: () => ({ peak: process.resourceUsage().maxRSS, now: process.memoryUsage.rss() / 1024 }),
  /** The same after a garbage collection, with the size of the heap. Needs the option --expose-gc. */
  collected: () => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    return { heap: heapUsed / 1024, now: rss / 1024 };
  },
  /** The longest time in milliseconds that the event loop was blocked since the last read. */
  blocked: () => {
    const longest = delay.max / 1e6;
    delay.reset();
    delay.enable();
    return longest;
  },
};

process.on('message', (message) => {
  const read = figures[message];
  // Waits briefly, so that the delay of the turn of the event loop that just ended is counted.
  if (read) setTimeout(() => process.send?.(read()), 10);
});
