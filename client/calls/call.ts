import { toResult } from '../results/to-result.ts';
import { unwrap } from '../results/unwrap.ts';
import { createRequest, type Takes } from './create-request.ts';
import type { Caller } from './operation.ts';
import { send } from './send.ts';

/** The function of an operation that answers one JSON document, or nothing. */
export const call =
  (method: string, path: string, takes?: Takes) =>
  (client: Caller, ...input: readonly unknown[]) => {
    const request = async () => send(client, method, path, createRequest(path, input, takes));
    const responsePromise = request() as Parameters<typeof unwrap>[0];
    const data = unwrap(responsePromise);
    const result = () => {
      // Who asks for the result is told of a failure by it.
      data.catch(() => {});
      return toResult(responsePromise as Parameters<typeof toResult>[0]);
    };
    // The generated operations have the types of their methods.
    return Object.assign(data, { result }) as never;
  };
