import { operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson } from '../../wrappers/json.ts';
import { readListPage } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

export const denialResumesRun: Mutant = {
  clause: 'runs.denial-stops',
  text: 'A run continues after its denial.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (findOperation(request)?.id !== operations.listRuns.id) return response;
    const page = await readListPage(request, response);
    if (page === undefined) return response;
    const records = (page.records as { status: string }[]).map((run) =>
      run.status === 'denied' ? { ...run, status: 'running', finished_at: null } : run,
    );
    return alterJson(response, (json) => ({ ...json, [page.list.items]: records }));
  },
};
