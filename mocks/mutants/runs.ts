import { operations } from '@workspace-api/contract';
import { perServer } from '../wrappers/fetch.ts';
import { knowing, meanwhile } from '../wrappers/flawed.ts';
import { beyondMaximum, listsStranger } from '../wrappers/flawed-lists.ts';
import { readJson } from '../wrappers/json.ts';
import { on, replacing } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

export const runs: MutantTable = {
  'runs.awaiting-has-open-approval/paused-run-shown-running: A run that is waiting for approval is shown as running.':
    on('listRuns').member('status', replacing('awaiting_approval', 'running')),
  'runs.approval-resumes/approved-run-keeps-waiting: A run keeps waiting after its approval.': on(
    'listRuns',
  ).member('status', replacing('running', 'awaiting_approval')),
  'runs.approval-resumes/simultaneous-denial-stops-another-run: A denial during the approval of another run also stops that other run.':
    perServer((stopped) => [
      on('listRuns').member('status', (status, { id }) => (stopped.has(id) ? 'denied' : status)),
      meanwhile(
        on('approveApproval', 'denyApproval'),
        async ({ operation, send }, first) => {
          const second = await send();
          const approved = operation === operations.approveApproval.id ? second : first;
          stopped.set((await readJson(approved))?.run_id, true);
          return second;
        },
        (second, first) => second.id !== first.id && second.operation !== first.operation,
      ),
    ]),
  'runs.denial-stops/denial-resumes-run: A run continues after its denial.': on('listRuns').record((run) =>
    run.status === 'denied' ? { ...run, status: 'running', finished_at: null } : run,
  ),
  'runs.denied-is-final/late-approval-resumes-run: An approval after a denial is rejected but resumes the run.':
    knowing(
      on('denyApproval'),
      (runs) =>
        perServer((resumed) => [
          on('listRuns').member('status', (status, { id }) => (resumed.has(id) ? 'running' : status)),
          on('approveApproval').before(({ id }) => resumed.set(runs.get(id), true)),
        ]),
      undefined,
      (_, { run_id }) => run_id,
    ),
  "runs.denied-is-final/denied-runs-fail-on-deactivation: An agent's denied runs are shown as failed after it is deactivated.":
    knowing(on('deactivateAgent'), (agents) =>
      on('listRuns').record((run, { id }) =>
        run.status === 'denied' && agents.has(id) ? { ...run, status: 'failed' } : run,
      ),
    ),
  'runs.list-holds-every-status/pending-runs-not-listed: The list of runs omits runs with the status pending.':
    on('listRuns').keeps(({ status }) => status !== 'pending'),
  'runs.newest-first/runs-oldest-first: Each page of runs is sorted oldest first.': on('listRuns').records(
    (all) => all.toReversed(),
  ),
  "runs.belong-to-agent/runs-of-other-agents: An agent's list of runs includes the newest run of another agent.":
    listsStranger(on('listRuns').missing('cursor')),
  'runs.default-limit/run-pages-of-21: Without a limit, a page of runs has 21 records.': on('listRuns')
    .missing('limit')
    .query({ limit: '21' }),
  'runs.default-limit/runs-in-ndjson-without-default-limit: In NDJSON, the list of runs has no default limit.':
    on('listRuns')
      .in('ndjson')
      .missing('limit')
      .query({ limit: String(operations.listRuns.list.maxLimit) }),
  'runs.maximum-limit/run-pages-of-any-size: The list of runs accepts any limit.': beyondMaximum('listRuns'),
};
