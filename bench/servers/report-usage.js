// Loaded before any server with `node --import`. Reports figures of the process to its parent.
const figures = {
  /** The CPU time so far in user and system mode, for all threads, in microseconds. */
  cpuTime: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** The peak memory in KiB. */
  peak: () => process.resourceUsage().maxRSS,
  /** The heap and the resident memory in KiB, after a garbage collection. Needs the option --expose-gc. */
  collected: () => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    return { heap: heapUsed / 1024, now: rss / 1024 };
  },
};

process.on('message', (message) => {
  const read = figures[message];
  if (read) process.send?.(read());
});
