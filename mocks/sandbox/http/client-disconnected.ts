import { Problem } from '../core/problem.ts';
import type { Call } from './call.ts';

/** Waits in real time, or until the signal is aborted. */
export const wait = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  if (milliseconds <= 0 || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener('abort', finish);
  });
};

/** The status with which nginx logs such a request. No client receives this response; it is only for the request log. */
const clientClosedRequest = 499;

/** Ends a request whose client has disconnected. @throws Problem */
export const requireClient = ({ request, connection }: Call): void => {
  const isDisconnected = connection ? connection.isClosed : request.signal.aborted;
  if (!isDisconnected) return;
  const message = 'The client closed the request before it was executed.';
  throw new Problem(clientClosedRequest, { code: 'client_closed_request', message });
};

/** Delays a request in real time. @throws Problem if its client disconnects meanwhile */
export const delay = async (call: Call, milliseconds: number): Promise<void> => {
  await wait(milliseconds, call.request.signal);
  requireClient(call);
};
