import { isMainThread } from 'node:worker_threads';

// A module for `node --import`. npm passes a signal on to its shell, and a shell such as dash ends without passing it on to
// the script. So the script ends itself, as with SIGTERM, when the process that started it has ended.

const parent = process.ppid;

const isParentAlive = () => {
  if (process.ppid !== parent) return false;
  try {
    // On Windows, process.ppid never changes.
    process.kill(parent, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

if (isMainThread) {
  const watch = setInterval(() => {
    if (isParentAlive()) return;
    clearInterval(watch);
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
  }, 500);
  watch.unref();
}
