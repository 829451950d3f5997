import { errors, grants, type OperationShape, type Scope } from '@workspace-api/contract';
import { getErrorCode } from '../../checks/error-body.ts';
import { type Case, type OperationRequest, scenario } from '../../engine/scenario.ts';
import { createdResource, findResource } from '../../resources/find-resource.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import { type Me, readMe } from '../shared/principal.ts';
import { secondTenant } from '../tenancy/tenants.ts';
import { expectLetIn, hasStatedScope } from './scope-tokens.ts';

/** Whether an operation is a read of the service document that needs no record. */
const isPlainRead = ({ method, scope, parameters, provisional, stream }: OperationShape): boolean =>
  method === 'GET' &&
  scope !== null &&
  !provisional &&
  !stream &&
  parameters.path.every(({ name }) => name === 'slug');

/** Expects that reads are refused for their scope only if the session's principal lacks that. */
const expectAsShown = async (
  t: Case,
  { token: { scopes } }: Me,
  reads: readonly OperationShape[],
  session: Pick<OperationRequest, 'token' | 'path'>,
): Promise<void> => {
  for (const operation of reads) {
    const exchange = await t.send({ ...(await t.request(operation)), ...session });
    const isGranted = grants(scopes, operation.scope as Scope);
    const isRefused = getErrorCode(exchange) === errors['insufficient-scope'].code;
    const expected = `${operation.id} ${isGranted ? 'accepted' : 'refused'}, according to the principal's scopes`;
    t.expect('scopes.session-inherits-permissions', isRefused !== isGranted, { expected, exchange });
  }
};

const title = "A session shows its user's permissions in the active workspace, and can read what they allow";
export default scenario(title, { holds: [], needs: ['session-token'] }, async (gate) => {
  await gate.case('reads', async (t) => {
    const { token } = await t.subjects.sessionToken();
    const me = await readMe(t, token);
    if (me.workspace.slug !== t.target.workspace)
      t.notExercised('scopes.session-inherits-permissions', `a session in ${t.target.workspace}`);
    t.expect('scopes.session-inherits-permissions', me.token.scopes.length > 0, { got: 'none' });
    await expectAsShown(t, me, gate.some('reads', gate.operations(isPlainRead), 3), { token });
  });
});

/** Whether an operation reads, changes or creates one record, and not what the whole workspace shares. */
const isOnRecord = (operation: OperationShape): boolean =>
  hasStatedScope(operation) && (findResource(operation) ?? createdResource(operation)) !== null;

export const switchedSessions = scenario(
  "After a switch, a session has its user's permissions in the workspace that it switched to",
  { holds: ['session'], needs: ['session-token', 'second-workspace'] },
  async (gate) => {
    await gate.case('after a switch', async (t) => {
      const other = await t.subjects.secondWorkspace();
      const { token } = await t.subjects.freshSession();
      const path = { slug: other.workspace };
      await t.prepare({ operation: 'switchWorkspace', path, token });
      const me = await readMe(t, token);
      if (me.workspace.slug !== other.workspace)
        t.notExercised('scopes.session-inherits-permissions', `a session in ${other.workspace}`);
      const reads = gate.operations(
        (operation) => isPlainRead(operation) && operation.path.includes('{slug}'),
      );
      await expectAsShown(t, me, gate.some('reads', reads, 2), { path, token });
      const owner = await secondTenant(t, ['scopes.session-inherits-permissions']);
      if (me.token.mode !== owner.mode) return;
      const what = `a session that was switched to ${other.workspace}`;
      const onRecords = gate.operations(
        (operation) => isOnRecord(operation) && grants(me.token.scopes, operation.scope as Scope),
      );
      for (const operation of gate.some('writes', onRecords, 5))
        await unlessMissing(() =>
          expectLetIn(t, 'scopes.session-inherits-permissions', operation, { token, what, owner }),
        );
    });
  },
);
