import { errors, grants, type OperationShape, type Scope } from '@workspace-api/contract';
import { errorMembers } from '../../checks/error-body.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';

type Me = { token: { scopes: Scope[] }; workspace: { slug: string } };

/** Whether an operation is a read of the service document that needs no record. */
const isPlainRead = ({ method, scope, parameters, provisional, stream }: OperationShape): boolean =>
  method === 'GET' &&
  scope !== null &&
  !provisional &&
  !stream &&
  parameters.path.every(({ name }) => name === 'slug');

export default scenario(
  'scopes.sessions',
  "A session shows its user's permissions in the active workspace, and can read what they allow",
  { clauses: ['scopes.session-inherits-permissions'], needs: ['session-token'] },
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
    });
  },
);
