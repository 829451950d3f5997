import { errors, grants, type OperationShape, operations, type Scope } from '@workspace-api/contract';
import { errorMembers } from '../../checks/error-body.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { createdResource, findResource } from '../../resources/find-resource.ts';
import { unlessMissing } from '../shared/unless-missing.ts';
import { runsToken, secondTenant } from '../tenancy/tenants.ts';
import { expectLetIn } from './let-in.ts';

type Me = { token: { scopes: Scope[]; mode: string }; workspace: { slug: string } };

/** Whether an operation is a read of the service document that needs no record. */
const isPlainRead = ({ method, scope, parameters, provisional, stream }: OperationShape): boolean =>
  method === 'GET' &&
  scope !== null &&
  !provisional &&
  !stream &&
  parameters.path.every(({ name }) => name === 'slug');

const { getMe } = operations;

const hasStatedScope = ({ scope, provisional, scopeProvisional }: OperationShape): boolean =>
  scope !== null && provisional === undefined && scopeProvisional === undefined;

/** Whether an operation reads, changes or creates one record, and not what the whole workspace shares. */
const isOnRecord = (operation: OperationShape): boolean =>
  hasStatedScope(operation) && (findResource(operation) ?? createdResource(operation)) !== null;

/**
 * Returns a session that has this scope and may read its principal, with the scopes that it shows. A session from the
 * configuration may have other scopes, and has none here if it is in another workspace or mode.
 */
const sessionWith = (t: Case, scope: Scope): Promise<{ token: string; scopes: readonly Scope[] }> =>
  t.once(`session with ${scope}`, async () => {
    const scopes = [...new Set([getMe.scope, scope])];
    const { token } = await t.needs('session-token')({ workspace: t.target.workspace, scopes });
    const me = (await t.prepare({ operation: getMe.id, token })).json<Me>();
    const isHere = me.workspace.slug === t.target.workspace && me.token.mode === t.target.mode;
    return { token, scopes: isHere ? me.token.scopes : [] };
  });

export default scenario(
  'scopes.sessions',
  "A session shows its user's permissions in the active workspace, and can read what they allow",
  { needs: ['session-token'] },
  async (gate) => {
    await gate.eachOperation(isPlainRead, async (operation, t) => {
      const { token } = await t.subjects.sessionToken();
      const me = await t.prepare({ operation: 'getMe', token });
      const { token: tokenInfo, workspace } = me.json<Me>();
      if (workspace.slug !== t.target.workspace)
        t.notExercised('scopes.session-inherits-permissions', `a session in ${t.target.workspace}`);
      const { scopes } = tokenInfo;
      t.expect('scopes.session-inherits-permissions', scopes.length > 0, {
        expected: "the user's scopes",
        got: 'none',
      });
      const exchange = await t.send({ ...(await t.request(operation)), token });
      const { code } = errors['insufficient-scope'];
      const isGranted = grants(scopes, operation.scope as Scope);
      t.expect('scopes.session-inherits-permissions', (errorMembers(exchange).code === code) !== isGranted, {
        expected: isGranted ? `a response other than ${code}` : code,
        got: describeResponse(exchange),
      });
    });

    await gate.eachOperation(hasStatedScope, async (operation, t) => {
      const scope = operation.scope as Scope;
      const { token, scopes } = await sessionWith(t, scope);
      if (!scopes.includes(scope))
        t.notExercised('scopes.exact-scope-suffices', `a session with ${scope} in ${t.target.workspace}`);
      const what = `a session with ${scope}`;
      await expectLetIn(t, 'scopes.exact-scope-suffices', operation, { token, what, owner: runsToken(t) });
    });

    await gate.eachOperation(hasStatedScope, async (operation, t) => {
      const { token, scopes } = await sessionWith(t, getMe.scope);
      if (scopes.length === 0 || grants(scopes, operation.scope as Scope)) return;
      const { placeholder, ...request } = await t.request(operation, { fresh: false });
      const exchange = await t.send({ ...request, token });
      if (placeholder && exchange.status === 404)
        t.notExercised('scopes.required', `a record of this run for ${operation.id}`);
      const { status, code } = errors['insufficient-scope'];
      t.expectError('scopes.required', exchange, { status, code });
    });

    await gate.case('after a switch', async (t) => {
      const other = await t.subjects.secondWorkspace();
      const { token } = await t.needs('session-token')({ workspace: t.target.workspace });
      const path = { slug: other.workspace };
      await t.prepare({ operation: 'switchWorkspace', path, token });
      const { token: tokenInfo, workspace } = (await t.prepare({ operation: 'getMe', token })).json<Me>();
      if (workspace.slug !== other.workspace)
        t.notExercised('scopes.session-inherits-permissions', `a session in ${other.workspace}`);
      for (const operation of gate.operations(isPlainRead)) {
        if (!operation.path.includes('{slug}')) continue;
        const exchange = await t.send({ ...(await t.request(operation)), path, token });
        const isGranted = grants(tokenInfo.scopes, operation.scope as Scope);
        t.expect(
          'scopes.session-inherits-permissions',
          (errorMembers(exchange).code === errors['insufficient-scope'].code) !== isGranted,
          {
            expected: `${operation.id} ${isGranted ? 'accepted' : 'refused'}, according to the principal's scopes`,
            got: describeResponse(exchange),
          },
          exchange,
        );
      }
      const what = `a session that was switched to ${other.workspace}`;
      const owner = await secondTenant(t, ['scopes.session-inherits-permissions']);
      if (tokenInfo.mode !== owner.mode) return;
      for (const operation of gate.operations(isOnRecord)) {
        if (!grants(tokenInfo.scopes, operation.scope as Scope)) continue;
        await unlessMissing(() =>
          expectLetIn(t, 'scopes.session-inherits-permissions', operation, { token, what, owner }),
        );
      }
    });
  },
);
