import { basePath, type Input, type OperationId, type Output, operations } from '@workspace-api/contract';
import { operations as controlOperations, controlPath } from '@workspace-api/contract/sandbox';
import { mode, workspace } from '../store/sandbox.ts';
import { type AnyInput, formatUrl, send } from './send.ts';

type Arguments<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** The path of console access to the chosen workspace and mode. */
const consolePath = (): string =>
  formatUrl(controlPath + controlOperations.getConsole.path, {
    path: { slug: workspace.value, mode: mode.value },
  }) + basePath;

/** The address of an operation of the API by console access. */
export const consoleAddress = (id: OperationId, input: AnyInput): string =>
  consolePath() + formatUrl(operations[id].path, input);

/**
 * Calls an operation of the API as the owner of the chosen workspace, in the chosen mode: by console access, so without
 * a token, a rate limit, or reads in the request log.
 *
 * @throws RequestError
 * @example
 * const { data } = await api('listAgents', { path: { slug: workspace.value } });
 * await api('approveApproval', { path: { id: 'apr_01K9A3' }, body: {} });
 */
export const api = async <Id extends OperationId>(
  id: Id,
  ...[input = {} as Input<Id>]: Arguments<Id>
): Promise<Output<Id>> =>
  (await send(operations[id], consoleAddress(id, input as AnyInput), input as AnyInput)) as Output<Id>;
