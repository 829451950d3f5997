import { toResult, unwrap } from '../results/to-result.ts';
import type { Caller } from './operation.ts';
import { createRequest, send, type Takes } from './send.ts';

/** Creates the function of an operation that returns one JSON document, or no body. */
export const call =
  (method: string, path: string, takes?: Takes) =>
  (client: Caller, ...input: readonly unknown[]) => {
    const request = async () => send(client, method, path, createRequest(path, input, takes));
    const responsePromise = request() as Parameters<typeof unwrap>[0];
    const data = unwrap(responsePromise);
    const result = () => {
      // A caller that uses `result()` reads the failure there, so this rejection is not unhandled.
      data.catch(() => {});
      return toResult(responsePromise as Parameters<typeof toResult>[0]);
    };
    // The generated operations declare the types of their methods.
    return Object.assign(data, { result }) as never;
  };
