import { basePath, type Input, type OperationId, type Output, operations } from '@workspace-api/contract';
import { operations as controlOperations, controlPath } from '@workspace-api/contract/sandbox';
import { mode, workspace } from '../store/sandbox.ts';
import { sandboxFetch } from './host.ts';
import { type AnyInput, formatUrl, send } from './send.ts';

type Arguments<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** The path of console access to the selected workspace and mode. */
export const consolePath = (): string =>
  formatUrl(controlPath + controlOperations.getConsole.path, {
    path: { slug: workspace.value, mode: mode.value },
  }) + basePath;

/** The URL of an API operation through console access. */
export const consoleAddress = (id: OperationId, input: AnyInput): string =>
  consolePath() + formatUrl(operations[id].path, input);

/**
 * Calls an API operation as the owner of the selected workspace, in the selected mode. It uses console access, which needs no
 * token, has no rate limit, and keeps reads out of the request log.
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
  (await send(sandboxFetch, operations[id], consoleAddress(id, input as AnyInput), input as AnyInput))
    .body as Output<Id>;
