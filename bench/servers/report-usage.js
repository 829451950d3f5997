import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded before a server (node --import), whatever it is: tells its parent about the process.
const delay = monitorEventLoopDelay({ resolution: 1 });

const figures = {
  /** The CPU time that it took until now in user and system mode, all threads included, in microseconds. */
  cpuTime: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** The most memory that it ever held, and what it holds now, in KiB. */
  memory: () => ({ peak: process.resourceUsage().maxRSS, now: process.memoryUsage.rss() / 1024 }),
  /** The same after a garbage collection, which needs the option --expose-gc, with its heap. */
  collected: () => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    return { heap: heapUsed / 1024, now: rss / 1024 };
  },
  /** The longest time in milliseconds for which its event loop stood still since this was last read. */
  blocked: () => {
    const longest = delay.max / 1e6;
    delay.reset();
    delay.enable();
    return longest;
  },
};

process.on('message', (message) => {
  const read = figures[message];
  // A little later, so that the delay of a turn of the event loop that just ended is counted.
  if (read) setTimeout(() => process.send?.(read()), 10);
});
