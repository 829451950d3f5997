import { getOperation, stateMachines } from '@workspace-api/contract';
import { member } from '../../checks/body.ts';
import { moreThan, othersThan } from '../../checks/pagination/page-rules.ts';
import { findRunId } from '../../checks/run-record.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { addMany, checkDefaultLimit, checkPageMaximum } from '../pagination/page-maximum.ts';
import { longString, nestedValues } from '../shared/json-edge-cases.ts';
import { parsePage } from '../shared/list-page.ts';

type Approval = { id: string; status: string; agent_id: string; run_id: string };

const list = getOperation('listApprovals');
const widest = list.list?.maxLimit ?? 1;

/** Returns the first page of a list of approvals, at the maximum page size. */
const approvals = async (t: Case, query: Record<string, string | number> = {}) =>
  (await t.subjects.listFirst('listApprovals', widest, { query })) as Approval[];

const findApproval = (t: Case, id: string, query: Record<string, string | number> = {}) =>
  t.subjects.find('listApprovals', (approval) => approval.id === id, { query });

export default scenario(
  'approvals.list',
  'Approvals are listed with their runs, all or by status, 20 per page by default and at most 100',
  {},
  async (gate) => {
    /** Creates one approval of each status if a driver can do so. */
    const createOnePerStatus = async (t: Case) => {
      if (!t.has('pause-run')) return null;
      const [pending, approved, denied] = [
        (await t.subjects.freshApproval()).id,
        (await t.subjects.freshApproval()).id,
        (await t.subjects.freshApproval()).id,
      ];
      await t.prepare({ operation: 'approveApproval', path: { id: approved } });
      await t.prepare({ operation: 'denyApproval', path: { id: denied } });
      return { approved, denied, pending };
    };

    await gate.case('by status', async (t) => {
      const own = await createOnePerStatus(t);
      for (const status of stateMachines.approval.states) {
        const listedApprovals = await approvals(t, { status });
        t.hold({
          clause: 'approvals.filter-by-status',
          difference: othersThan(listedApprovals, 'status', status),
        });
        if (!own) continue;
        const ownApproval = await findApproval(t, own[status], { status });
        t.expect('approvals.filter-by-status', ownApproval !== undefined, {
          expected: `${own[status]} with status ${status}`,
          got: 'a list without it',
        });
      }
      if (!own) return;
      // Other approvals separate this one from the previous one: they are next if the cursor loses the filter.
      await t.subjects.freshApproval();
      const query = { status: 'pending', limit: 1 };
      const { cursor } = parsePage(list, await t.prepare({ operation: 'listApprovals', query }));
      if (!cursor) return;
      const second = await t.prepare({ operation: 'listApprovals', query: { ...query, cursor } });
      const difference = othersThan(parsePage(list, second).items, 'status', query.status);
      t.hold({ clause: 'approvals.filter-by-status', difference });
    });

    await gate.case('without a filter', async (t) => {
      const own = await createOnePerStatus(t);
      if (!own)
        return t.notExercised(
          'approvals.no-filter-is-all',
          'a driver that creates approvals of every status',
        );
      const missing: string[] = [];
      for (const id of Object.values(own)) if (!(await findApproval(t, id))) missing.push(id);
      t.expect('approvals.no-filter-is-all', missing.length === 0, {
        expected: Object.entries(own)
          .map(([status, id]) => `${id} ${status}`)
          .join(', '),
        got: `a list without ${missing.join(', ')}`,
      });
    });

    await gate.case('page sizes', async (t) => {
      const add = t.has('pause-run') ? () => t.subjects.freshApproval() : null;
      await checkPageMaximum(t, 'approvals.maximum-limit', { operation: 'listApprovals' }, add);
      const response = await t.prepare({ operation: 'listApprovals', query: { limit: widest } });
      const size = parsePage(list, response).items.length;
      const usual = list.list?.defaultLimit ?? 0;
      if (size <= usual && !t.has('pause-run')) {
        t.notExercised(
          'approvals.default-limit',
          `more than ${usual} approvals, or a driver that creates them`,
        );
      }
      await addMany(usual + 1 - size, () => t.subjects.freshApproval());
      const { items } = parsePage(list, await t.prepare({ operation: 'listApprovals' }));
      t.hold({ clause: 'approvals.default-limit', difference: moreThan(items, usual) });
      await checkDefaultLimit(t, 'approvals.default-limit', { operation: 'listApprovals' });
    });

    await gate.case('action and payload', async (t) => {
      const run = (await t.subjects.freshRun()).id;
      const { workspace } = t.target;
      const payload = { ...nestedValues, long: longString('Gate'), Mixed: { Case: 'Aa', case: 'aA' } };
      const approvalRequest = { action: t.unique('gate.review'), payload };
      const { id } = await t.needs('pause-run')({ workspace, run, ...approvalRequest });
      const listedApproval = await findApproval(t, id);
      const fetchedApproval = (await t.prepare({ operation: 'getApproval', path: { id } })).json();
      for (const approval of [fetchedApproval, ...(listedApproval ? [listedApproval] : [])]) {
        const got = Object.fromEntries(
          Object.keys(approvalRequest).map((name) => [name, member(approval, name)]),
        );
        t.expectEqual('approvals.shows-what-is-asked', got, approvalRequest);
      }
    });

    await gate.case('their runs', async (t) => {
      if (t.has('pause-run')) await t.subjects.freshApproval();
      // Only a pending approval is certain to have a run: the run is paused.
      const pendingApprovals = (await approvals(t, { status: 'pending' })).slice(0, 10);
      if (pendingApprovals.length === 0) return t.notExercised('approvals.belongs-to-run', 'an approval');
      const runs = new Map<string, readonly string[]>();
      for (const { agent_id: id, run_id } of pendingApprovals) {
        const path = { id };
        const agentRunIds = runs.get(id) ?? (await runIds(t, path));
        if (!agentRunIds) continue;
        runs.set(id, agentRunIds);
        t.expect('approvals.belongs-to-run', agentRunIds.includes(run_id), {
          expected: `a run of ${id}`,
          got: run_id,
        });
      }
    });
  },
);

/** Returns the ids of an agent's runs; null if the agent belongs to another workspace. */
const runIds = async (t: Case, path: { id: string }): Promise<string[] | null> => {
  const { status } = await t.send({ operation: 'listRuns', path });
  if (status < 200 || status > 299) return null;
  return (await t.subjects.list('listRuns', { path })).map((run) => findRunId(run) ?? '');
};
