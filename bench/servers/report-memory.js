// Loaded before a server (node --import), whatever it is: tells its parent the most memory that it ever held, in KiB.
process.on('message', (message) => {
  if (message === 'memory')
    process.send?.({ peak: process.resourceUsage().maxRSS, now: process.memoryUsage.rss() / 1024 });
});
