import { grants, type OperationShape, type Scope } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { createdResource, findResource } from '../../resources/find-resource.ts';
import { readMe } from '../shared/principal.ts';
import { unlessMissing } from '../shared/unless-missing.ts';
import { secondTenant } from '../tenancy/tenants.ts';
import { expectLetIn } from './let-in.ts';
import { hasStatedScope } from './scope-tokens.ts';
import { expectAsShown, isPlainRead } from './session-reads.ts';

/** Whether an operation reads, changes or creates one record, and not what the whole workspace shares. */
const isOnRecord = (operation: OperationShape): boolean =>
  hasStatedScope(operation) && (findResource(operation) ?? createdResource(operation)) !== null;

export default scenario(
  'scopes.switched-sessions',
  "After a switch, a session has its user's permissions in the workspace that it switched to",
  { holds: ['session'], needs: ['session-token', 'second-workspace'] },
  async (gate) => {
    await gate.case('after a switch', async (t) => {
      const other = await t.subjects.secondWorkspace();
      const { token } = await t.needs('session-token')({ workspace: t.target.workspace });
      const path = { slug: other.workspace };
      await t.prepare({ operation: 'switchWorkspace', path, token });
      const me = await readMe(t, token);
      if (me.workspace.slug !== other.workspace)
        t.notExercised('scopes.session-inherits-permissions', `a session in ${other.workspace}`);
      const reads = gate.operations(
        (operation) => isPlainRead(operation) && operation.path.includes('{slug}'),
      );
      for (const operation of gate.some('reads', reads, 3))
        expectAsShown(t, me, operation, await t.send({ ...(await t.request(operation)), path, token }));
      const owner = await secondTenant(t, ['scopes.session-inherits-permissions']);
      if (me.token.mode !== owner.mode) return;
      const what = `a session that was switched to ${other.workspace}`;
      const onRecords = gate.operations(
        (operation) => isOnRecord(operation) && grants(me.token.scopes, operation.scope as Scope),
      );
      for (const operation of gate.some('writes', onRecords, 8))
        await unlessMissing(() =>
          expectLetIn(t, 'scopes.session-inherits-permissions', operation, { token, what, owner }),
        );
    });
  },
);
