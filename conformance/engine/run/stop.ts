import { BroadcastChannel } from 'node:worker_threads';

const nameOf = (runTag: string) => `workspace-conformance ${runTag}`;

/** Asks the scenarios of a run, which another thread runs, to send nothing more. */
export const askToStop = (runTag: string): void => {
  const channel = new BroadcastChannel(nameOf(runTag));
  channel.postMessage('stop');
  channel.close();
};

/** Hears whether the run was asked to stop. */
export const listenForStop = (runTag: string): { stopped: () => boolean } => {
  let stopped = false;
  const channel = new BroadcastChannel(nameOf(runTag));
  channel.onmessage = () => {
    stopped = true;
  };
  // Listening is no reason to keep the thread alive. (The types don't know of the method on every version.)
  (channel as unknown as { unref(): void }).unref();
  return { stopped: () => stopped };
};
