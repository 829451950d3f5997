import { basePath, type Input, type OperationId, type Output, operations } from '@workspace-api/contract';
import { authorizationOf } from '../store/tokens.ts';
import { type AnyInput, addressOf, send } from './send.ts';

type Arguments<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** The path of an operation of the API, with its parameters filled in. */
const pathOf = (id: OperationId, input: AnyInput): string =>
  addressOf((operations[id].server === 'api' ? basePath : '') + operations[id].path, input);

/**
 * Calls an operation of the API with a token of the chosen workspace and mode that has every scope, as a client of
 * the team would.
 *
 * @throws RequestError
 * @example
 * await api('approveApproval', { path: { id: 'apr_01K9A3' }, body: {} });
 */
export const api = async <Id extends OperationId>(
  id: Id,
  ...[input = {} as Input<Id>]: Arguments<Id>
): Promise<Output<Id>> => {
  const headers = { Authorization: await authorizationOf() };
  return (await send(
    operations[id],
    pathOf(id, input as AnyInput),
    input as AnyInput,
    headers,
  )) as Output<Id>;
};

/**
 * Reads records of the chosen workspace and mode, for showing them: `api` for operations that change nothing.
 *
 * @throws RequestError
 * @example
 * const { data } = await read('listAgents', { path: { slug: workspace.value } });
 */
export const read = <Id extends OperationId>(id: Id, ...input: Arguments<Id>): Promise<Output<Id>> =>
  api(id, ...input);
