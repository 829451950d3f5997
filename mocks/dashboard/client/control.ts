import {
  type Control,
  controlPath,
  formatControlPath,
  type Input,
  type OperationId,
  type Output,
  operations,
} from '@workspace-api/contract/sandbox';
import { sandboxFetch } from './host.ts';
import { type AnyInput, send } from './send.ts';

type Arguments<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** The URL of an operation of the control plane. */
export const controlAddress = (id: OperationId, input: AnyInput): string =>
  controlPath + formatControlPath(id, input);

/**
 * Calls an operation of the control plane (openapi/sandbox.yaml).
 *
 * @throws RequestError
 * @example
 * const { now } = await control('advanceClock', { body: { seconds: 3600 } });
 */
export const control = async <Id extends OperationId>(
  id: Id,
  ...[input = {} as Input<Id>]: Arguments<Id>
): Promise<Output<Id>> => {
  const address = controlAddress(id, input as AnyInput);
  return (await send(sandboxFetch, operations[id], address, input as AnyInput)).body as Output<Id>;
};

/** The records of the control plane, by resource: `records.getRecord({ path: { ...here(), resource: 'billing', id: 'current' } })`. */
export const records = {
  listRecords: (input: Input<'listRecords'>) => control('listRecords', input),
  getRecord: (input: Input<'getRecord'>) => control('getRecord', input),
} as unknown as Pick<Control, 'listRecords' | 'getRecord'>;
