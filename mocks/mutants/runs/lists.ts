import { operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { beyondMaximum } from '../../wrappers/flawed.ts';
import { alterJson } from '../../wrappers/json.ts';
import { readListPage, withQuery } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

type Run = { id: string; status: string };

const isList = (request: Request): boolean => findOperation(request)?.id === operations.listRuns.id;

/** Changes the runs of a page. The state of a change belongs to one server. */
const changeRuns =
  (newChange: () => (runs: Run[], url: URL) => unknown[]): Wrap =>
  (next) => {
    const change = newChange();
    return async (request) => {
      const response = await next(request);
      const page = isList(request) ? await readListPage(request, response) : undefined;
      if (page === undefined) return response;
      const runs = change(page.records as Run[], new URL(request.url));
      return alterJson(response, (json) => ({ ...json, [page.list.items]: runs }));
    };
  };

const shownAs = (from: string, to: string): Wrap =>
  changeRuns(() => (runs) => runs.map((run) => (run.status === from ? { ...run, status: to } : run)));

const withoutStatus = (status: string): Mutant => ({
  clause: 'runs.list-holds-every-status',
  text: `The list of runs omits runs with the status ${status}.`,
  wrap: changeRuns(() => (runs) => runs.filter((run) => run.status !== status)),
});

export const listMutants: Record<string, Mutant> = {
  'pending-runs-not-listed': withoutStatus('pending'),
  'completed-runs-not-listed': withoutStatus('completed'),
  'failed-runs-not-listed': withoutStatus('failed'),
  'denied-runs-not-listed': withoutStatus('denied'),
  'runs-oldest-first': {
    clause: 'runs.newest-first',
    text: 'Each page of runs is sorted oldest first.',
    wrap: changeRuns(() => (runs) => runs.toReversed()),
  },
  'runs-of-other-agents': {
    clause: 'runs.belong-to-agent',
    text: "An agent's list of runs includes the newest run of another agent.",
    wrap: changeRuns(() => {
      const newest = new Map<string, Run>();
      return (runs, { pathname, searchParams }) => {
        const [first] = runs;
        const others = [...newest].filter(([path]) => path !== pathname).map(([, run]) => run);
        if (first && !searchParams.has('cursor')) newest.set(pathname, first);
        return searchParams.has('cursor') ? runs : [...runs, ...others.slice(-1)];
      };
    }),
  },
  'run-pages-of-21': {
    clause: 'runs.default-limit',
    text: 'Without a limit, a page of runs has 21 records.',
    wrap: (next) => (request) => {
      const isPlain = isList(request) && !new URL(request.url).searchParams.has('limit');
      return next(isPlain ? new Request(withQuery(request.url, { limit: '21' }), request) : request);
    },
  },
  'run-pages-of-any-size': {
    clause: 'runs.maximum-limit',
    text: 'The list of runs accepts any limit.',
    wrap: beyondMaximum(operations.listRuns.id),
  },
  'paused-run-shown-running': {
    clause: 'runs.awaiting-has-open-approval',
    text: 'A run that is waiting for approval is shown as running.',
    wrap: shownAs('awaiting_approval', 'running'),
  },
  'approved-run-keeps-waiting': {
    clause: 'runs.approval-resumes',
    text: 'A run keeps waiting after its approval.',
    wrap: shownAs('running', 'awaiting_approval'),
  },
  'denied-run-shown-failed': {
    clause: 'runs.denial-stops',
    text: 'A denied run is shown as failed.',
    wrap: shownAs('denied', 'failed'),
  },
};
