import { errors, grants, type Scope } from '@workspace-api/contract';
import { answerInWords } from '../../engine/case/answer-in-words.ts';
import { scenario } from '../../engine/scenario.ts';
import { errorMembers } from '../support/error-members.ts';

export default scenario(
  'scopes.sessions',
  "A session shows its user's permissions in the active workspace, and may read what they allow",
  { clauses: ['scopes.session-inherits-permissions'], needs: ['session-token'] },
  async (gate) => {
    const clause = 'scopes.session-inherits-permissions';
    await gate.eachOperation(
      ({ method, scope, parameters, provisional }) =>
        method === 'GET' &&
        scope !== null &&
        !provisional &&
        parameters.path.every(({ name }) => name === 'slug'),
      async (operation, t) => {
        const { token } = await t.subjects.sessionToken();
        const me = await t.prepare({ operation: 'getMe', token });
        const { token: shown, workspace } = me.json<{
          token: { scopes: Scope[] };
          workspace: { slug: string };
        }>();
        if (workspace.slug !== t.target.workspace)
          t.notExercised(clause, `a session in ${t.target.workspace}`);
        const { scopes } = shown;
        t.expect(clause, scopes.length > 0, { expected: "the user's scopes", got: 'none' });
        const exchange = await t.send({ ...(await t.request(operation)), token });
        const { code } = errors['insufficient-scope'];
        const granted = grants(scopes, operation.scope as Scope);
        t.expect(clause, (errorMembers(exchange).code === code) !== granted, {
          expected: granted ? `another answer than ${code}` : code,
          got: answerInWords(exchange),
        });
      },
    );
  },
);
