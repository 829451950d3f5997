import {
  type Control,
  controlPath,
  createControl as createClient,
  formatControlPath,
  type Input,
  type OperationId,
  type Output,
} from '@workspace-api/contract/sandbox';
import { sandboxFetch } from './host.ts';
import { RequestError, readError } from './request-error.ts';
import type { AnyInput, Fetch } from './send.ts';

type Arguments<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** The URL of an operation of the control plane. */
export const controlAddress = (id: OperationId, input: AnyInput): string =>
  controlPath + formatControlPath(id, input);

/** Creates a client of the control plane that sends requests through a `fetch`. */
const connect = (fetch: Fetch): Control =>
  createClient(controlPath, async (address, init) => {
    const response = await fetch(address, { ...init, cache: 'no-store' }).catch((error: unknown) => {
      throw new RequestError(
        `${init.method} ${address} didn't reach the sandbox. Is it running? (${String(error)})`,
        0,
      );
    });
    if (!response.ok) throw await readError(response);
    return response;
  });

/** Creates a function that calls operations of the control plane through a `fetch`. */
export const createControl = (fetch: Fetch) => {
  const client = connect(fetch) as unknown as Readonly<Record<string, (input: object) => Promise<unknown>>>;
  return async <Id extends OperationId>(id: Id, ...[input = {} as Input<Id>]: Arguments<Id>) =>
    client[id]?.(input as object) as Promise<Output<Id>>;
};

/**
 * Calls an operation of the control plane (openapi/sandbox.yaml).
 *
 * @throws RequestError
 * @example
 * const { now } = await control('advanceClock', { body: { seconds: 3600 } });
 */
export const control = createControl(sandboxFetch);

/** The records of the control plane, by resource: `records.getRecord({ path: { ...here(), resource: 'billing', id: 'current' } })`. */
export const records: Pick<Control, 'listRecords' | 'getRecord' | 'addRecord' | 'updateRecord'> =
  connect(sandboxFetch);
