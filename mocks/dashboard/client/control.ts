import {
  controlPath,
  type Input,
  type OperationId,
  type Output,
  operations,
} from '@workspace-api/contract/sandbox';
import { type AnyInput, browserFetch, type Fetch, formatUrl, send } from './send.ts';

type Arguments<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** Creates a function that calls operations of the control plane through a `fetch`. */
export const createControl =
  (fetch: Fetch) =>
  async <Id extends OperationId>(
    id: Id,
    ...[input = {} as Input<Id>]: Arguments<Id>
  ): Promise<Output<Id>> => {
    const operation = operations[id];
    const path = operation.path === '/' ? controlPath : controlPath + operation.path;
    return (await send(
      fetch,
      operation,
      formatUrl(path, input as AnyInput),
      input as AnyInput,
    )) as Output<Id>;
  };

/**
 * Calls an operation of the control plane (openapi/sandbox.yaml).
 *
 * @throws RequestError
 * @example
 * const { now } = await control('advanceClock', { body: { seconds: 3600 } });
 */
export const control = createControl(browserFetch);
