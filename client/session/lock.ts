/** Runs `work` while no other holder of the lock runs its own, in this process or in any other that shares the tokens. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

type LockManager = { request<T>(name: string, work: () => Promise<T>): Promise<T> };

/**
 * The lock of all tabs and workers of an origin, where there are Web Locks. Elsewhere there is none to wait for: a
 * session runs one refresh at a time by itself.
 */
export const webLock =
  (name: string): Lock =>
  (work) => {
    const { navigator } = globalThis as { navigator?: { locks?: LockManager } };
    return navigator?.locks ? navigator.locks.request(name, work) : work();
  };
