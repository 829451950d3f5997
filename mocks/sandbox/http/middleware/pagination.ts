import { type OperationShape, operations } from '@workspace-api/contract';
import type { AppContext } from '../../domain/app-context.ts';
import type { Middleware } from '../call.ts';

/** The query parameters that affect only the presentation of a list and don't filter it. */
const presentation = new Set<string>(
  operations.listWorkspaces.parameters.query.map((parameter) => parameter.name),
);

/** Reads which page a list request selects. A cursor is valid for one list: its operation, records and filter. */
export const pagination =
  (context: AppContext, operation: OperationShape): Middleware =>
  async (call) => {
    const { path, query } = call.input;
    const { mode, reach } = call.principal;
    const filter = Object.entries(query).filter(([name]) => !presentation.has(name));
    const records = path.slug === undefined ? reach.map((entry) => entry.workspace.id).sort() : path;
    const binding = JSON.stringify([operation.id, mode, records, filter.sort()]);
    call.binding = binding;
    const after =
      typeof query.cursor === 'string'
        ? await context.cursors.read(context.database, binding, query.cursor)
        : null;
    call.page = { limit: query.limit as number, after };
  };
