import { inlineValue, operations } from '@workspace-api/contract';
import { invalid } from '../../core/problem.ts';
import type { LoggedRequest } from '../../http/request-log/entry-text.ts';
import type { ControlHandlers } from '../handler.ts';

const filters: Readonly<Record<string, (request: LoggedRequest) => boolean>> = {
  violations: ({ violations }) => violations.length > 0,
  failures: ({ status }) => status >= 400,
  changes: ({ changes }) => changes.length > 0,
};

/** The log of the API's requests. */
export const requests: ControlHandlers<'listRequests' | 'clearRequests'> = {
  listRequests: async ({ context, input: { query = {} } }) => {
    const { limit, operation, workspace, only } = query;
    if (operation !== undefined && !Object.hasOwn(operations, operation))
      throw invalid([
        {
          path: '/operation',
          reason: 'unknown_value',
          message: `Unknown operation "${inlineValue(operation)}".`,
        },
      ]);
    await context.requestLog.settled();
    const data = context.requestLog
      .list()
      .filter((request) => operation === undefined || request.operation === operation)
      .filter((request) => workspace === undefined || request.workspace === workspace)
      .filter((request) => only === undefined || filters[only]?.(request));
    return { data: data.slice(0, limit) };
  },

  clearRequests: async ({ context }) => {
    context.requestLog.clear();
    return undefined;
  },
};
