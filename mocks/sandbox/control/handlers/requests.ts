import { inlineValue, operations } from '@workspace-api/contract';
import type { Input } from '@workspace-api/contract/sandbox';
import { adviceFor } from '../../core/nearest-name.ts';
import { problem } from '../../core/problem.ts';
import type { LoggedRequest } from '../../http/request-log/log-entry.ts';
import type { Exchange, LoggedMessage } from '../../http/request-log/logged-exchange.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import type { ControlHandlers } from '../handler.ts';

const filters: Readonly<Record<string, (request: LoggedRequest) => boolean>> = {
  violations: ({ violations }) => violations.length > 0,
  failures: ({ status }) => status >= 400,
  changes: ({ changes }) => changes.length > 0,
};

const dropped: LoggedMessage = { headers: {}, body: null, omitted: 'dropped' };
const droppedExchange: Exchange = { request: dropped, response: dropped };

const checkOperation: FieldCheck<Input<'listRequests'>> = ({ query: { operation } }) => {
  if (operation === undefined || Object.hasOwn(operations, operation)) return [];
  const message = `Unknown operation "${inlineValue(operation)}". ${adviceFor(operation, Object.keys(operations))}`;
  return [{ path: '/operation', reason: 'unknown_value', message }];
};

/** The log of the API's requests. */
export const requests: ControlHandlers<'listRequests' | 'getRequest' | 'clearRequests'> = {
  listRequests: withCheck(checkOperation, async ({ context, input: { query = {} } }) => {
    const { limit, operation, workspace, only } = query;
    await context.requestLog.settled();
    const data = context.requestLog
      .list()
      .filter((request) => operation === undefined || request.operation === operation)
      .filter((request) => workspace === undefined || request.workspace === workspace)
      .filter((request) => only === undefined || filters[only]?.(request));
    return { data: data.slice(0, limit) };
  }),

  getRequest: async ({ context, input: { path } }) => {
    await context.requestLog.settled();
    const entry = context.requestLog.list().find(({ id }) => id === path.id);
    if (entry === undefined) throw problem('not-found');
    return { entry, ...(context.requestLog.getExchange(path.id) ?? droppedExchange) };
  },

  clearRequests: async ({ context, input: { query = {} } }) => {
    await context.requestLog.settled();
    context.requestLog.clear(query.workspace);
    return undefined;
  },
};
