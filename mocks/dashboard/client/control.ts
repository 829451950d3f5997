import {
  controlPath,
  type Input,
  type OperationId,
  type Output,
  operations,
} from '@workspace-api/contract/sandbox';
import { sandboxFetch } from './host.ts';
import { type AnyInput, type Fetch, formatUrl, send } from './send.ts';

type Arguments<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** The URL of an operation of the control plane. */
export const controlAddress = (id: OperationId, input: AnyInput): string => {
  const { path } = operations[id];
  return formatUrl(path === '/' ? controlPath : controlPath + path, input);
};

/** Creates a function that calls operations of the control plane through a `fetch`. */
export const createControl =
  (fetch: Fetch) =>
  async <Id extends OperationId>(id: Id, ...[input = {} as Input<Id>]: Arguments<Id>): Promise<Output<Id>> =>
    (await send(fetch, operations[id], controlAddress(id, input as AnyInput), input as AnyInput))
      .body as Output<Id>;

/**
 * Calls an operation of the control plane (openapi/sandbox.yaml).
 *
 * @throws RequestError
 * @example
 * const { now } = await control('advanceClock', { body: { seconds: 3600 } });
 */
export const control = createControl(sandboxFetch);
