import { getOperation, grants, type Scope } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { decide } from './decide-approval.ts';

const operations = ['getApproval', 'approveApproval', 'denyApproval'] as const;

const title = 'A token can read and decide the approvals of the workspaces that it can access, and no others';
export default scenario(title, { holds: [], needs: ['second-workspace', 'pause-run'] }, async (gate) => {
  await gate.case("another workspace's key", async (t) => {
    const { token } = await t.needs('second-workspace')();
    const { id } = await t.subjects.freshApproval();
    const path = { id };
    for (const operation of operations)
      t.expectHidden('approvals.not-beyond-access', await t.send({ operation, path, token }));
    const listedApproval = await t.subjects.find('listApprovals', (item) => item.id === id, { token });
    t.expectEqual('approvals.not-beyond-access', listedApproval?.id, undefined);
    // It is still pending, or this decision would be refused.
    t.expectSuccess('approvals.not-beyond-access', await decide(t, 'denyApproval', { path }));
    t.expectHidden('approvals.not-beyond-access', await t.send({ operation: 'getApproval', path, token }));
  });

  await gate.case('a session with access to both workspaces', async (t) => {
    const other = await t.needs('second-workspace')();
    // The session's current workspace is the other one, but the decision is made in this one.
    const { token } = await t.needs('session-token')({ workspace: other.workspace });
    // A session has the permissions of its current workspace, which may be narrower.
    const me = await t.prepare({ operation: 'getMe', token });
    const { scopes, mode } = me.json<{ token: { scopes: Scope[]; mode: string } }>().token;
    if (mode !== t.target.mode)
      t.notExercised(
        'approvals.across-workspaces',
        `a session in ${t.target.mode} mode, like the run: the driver's is in ${mode} mode`,
      );
    if (!grants(scopes, getOperation('approveApproval').scope as Scope))
      t.notExercised('approvals.across-workspaces', 'a session that may decide approvals in both workspaces');
    const { id } = await t.subjects.freshApproval();
    const listedApproval = await t.subjects.find('listApprovals', (item) => item.id === id, { token });
    t.expectEqual('approvals.across-workspaces', listedApproval?.id, id);
    t.expectSuccess(
      'approvals.across-workspaces',
      await t.send({ operation: 'getApproval', path: { id }, token }),
    );
    t.expectSuccess(
      'approvals.across-workspaces',
      await decide(t, 'approveApproval', { path: { id }, token }),
    );
    const denied = await t.subjects.freshApproval();
    t.expectSuccess(
      'approvals.across-workspaces',
      await decide(t, 'denyApproval', { path: { id: denied.id }, token }),
    );
  });
});
