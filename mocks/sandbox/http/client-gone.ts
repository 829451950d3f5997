import { Problem } from '../core/problem.ts';
import { wait } from '../core/wait.ts';
import type { Call } from './call.ts';

/** As nginx logs such a request. Nobody receives the answer: it is for the request log. */
const clientClosedRequest = 499;

/** Ends a request whose client has gone. @throws Problem */
export const requireClient = ({ request, bindings }: Call): void => {
  const hasGone = bindings.outgoing ? bindings.outgoing.closed : request.signal.aborted;
  if (!hasGone) return;
  const message = 'The client closed the request before it was executed.';
  throw new Problem(clientClosedRequest, { error: { code: 'client_closed_request', message } });
};

/** Delays a request in real time. @throws Problem if its client goes meanwhile */
export const delay = async (call: Call, milliseconds: number): Promise<void> => {
  await wait(milliseconds, call.request.signal);
  requireClient(call);
};
