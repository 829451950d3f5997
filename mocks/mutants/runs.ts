import { operations } from '@workspace-api/contract';
import { all, perServer } from '../wrappers/fetch.ts';
import { beyondMaximum, knowing, listsStranger, simultaneous } from '../wrappers/flawed.ts';
import { type Json, readJson } from '../wrappers/json.ts';
import { on, replacing } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

/** Shows denied runs as running after an approval. Both receive what the decision tells of an approval. */
const resumedBy = (resumes: (approved: Json, denied: Json) => boolean) =>
  perServer(() => {
    const denied: Json[] = [];
    const resumed = new Set<unknown>();
    return all(
      on('listRuns').member('status', (status, { id }) =>
        status === 'denied' && resumed.has(id) ? 'running' : status,
      ),
      on('denyApproval').after((_, approval) => denied.push(approval)),
      on('approveApproval').response(async (response, { id }) => {
        const approval = response.ok ? ((await readJson(response)) ?? {}) : { id };
        for (const other of denied) if (resumes(approval, other)) resumed.add(other.run_id);
        return response;
      }),
    );
  });

export const runs: MutantTable = {
  'runs.awaiting-has-open-approval': {
    'paused-run-shown-running': [
      'A run that is waiting for approval is shown as running.',
      on('listRuns').member('status', replacing('awaiting_approval', 'running')),
    ],
  },
  'runs.approval-resumes': {
    'approved-run-keeps-waiting': [
      'A run keeps waiting after its approval.',
      on('listRuns').member('status', replacing('running', 'awaiting_approval')),
    ],
    'simultaneous-denial-stops-another-run': [
      'A denial during the approval of another run also stops that other run.',
      perServer(() => {
        const stopped = new Set<unknown>();
        return all(
          on('listRuns').member('status', (status, { id }) => (stopped.has(id) ? 'denied' : status)),
          simultaneous(
            on('approveApproval', 'denyApproval'),
            (own, other) => own.id !== other.id,
            async (response, { operation }) => {
              if (response.ok && operation === operations.approveApproval.id)
                stopped.add((await readJson(response))?.run_id);
              return response;
            },
          ),
        );
      }),
    ],
  },
  'runs.denial-stops': {
    'denial-resumes-run': [
      'A run continues after its denial.',
      on('listRuns').record((run) =>
        run.status === 'denied' ? { ...run, status: 'running', finished_at: null } : run,
      ),
    ],
  },
  'runs.denied-is-final': {
    'late-approval-resumes-run': [
      'An approval after a denial is rejected but resumes the run.',
      resumedBy((approved, denied) => approved.id === denied.id),
    ],
    'denied-run-resumes-with-another-approval': [
      'Approving an approval also resumes the denied runs of its agent.',
      resumedBy((approved, denied) => approved.agent_id === denied.agent_id),
    ],
    'denied-runs-fail-on-deactivation': [
      "An agent's denied runs are shown as failed after it is deactivated.",
      knowing(on('deactivateAgent'), (agents) =>
        on('listRuns').record((run, { id }) =>
          run.status === 'denied' && agents.has(id) ? { ...run, status: 'failed' } : run,
        ),
      ),
    ],
  },
  'runs.list-holds-every-status': {
    'pending-runs-not-listed': [
      'The list of runs omits runs with the status pending.',
      on('listRuns').records((all) => all.filter(({ status }) => status !== 'pending')),
    ],
  },
  'runs.newest-first': {
    'runs-oldest-first': [
      'Each page of runs is sorted oldest first.',
      on('listRuns').records((all) => all.toReversed()),
    ],
  },
  'runs.belong-to-agent': {
    'runs-of-other-agents': [
      "An agent's list of runs includes the newest run of another agent.",
      listsStranger(on('listRuns').missing('cursor')),
    ],
  },
  'runs.default-limit': {
    'run-pages-of-21': [
      'Without a limit, a page of runs has 21 records.',
      on('listRuns').missing('limit').query({ limit: '21' }),
    ],
    'runs-in-ndjson-without-default-limit': [
      'In NDJSON, the list of runs has no default limit.',
      on('listRuns')
        .in('ndjson')
        .missing('limit')
        .query({ limit: String(operations.listRuns.list.maxLimit) }),
    ],
  },
  'runs.maximum-limit': {
    'run-pages-of-any-size': ['The list of runs accepts any limit.', beyondMaximum('listRuns')],
  },
};
