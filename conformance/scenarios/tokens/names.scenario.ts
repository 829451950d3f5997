import { errors, operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';

/** Returns a request for a key with a name. The member for the name is the contract's choice. */
const named = (t: Case, name: string) => ({
  operation: operations.mintToken.id,
  body: t.sample('mintToken', { name, scopes: [operations.getMe.scope] }),
});

export default scenario(
  'tokens.names',
  'A key name is unique in a workspace',
  { holds: [] },
  async (gate) => {
    await gate.case('the same name twice', async (t) => {
      const name = t.unique('Gate key');
      await t.prepare(named(t, name));
      t.expectError('tokens.name-taken', await t.send(named(t, name)), 'name-taken');
    });

    await gate.case('the same name in another workspace', async (t) => {
      const other = await t.needs('second-workspace')();
      const name = t.unique('Gate key');
      await t.prepare(named(t, name));
      const path = { slug: other.workspace };
      const response = await t.send({ ...named(t, name), path, token: other.token });
      // A refusal for another reason doesn't show whether the name is free.
      if (!isSuccess(response) && getErrorCode(response) !== errors['name-taken'].code)
        t.notExercised(
          'tokens.name-free-in-other-workspace',
          `a key in a second workspace: mintToken returned ${response.status}`,
        );
      t.expectSuccess('tokens.name-free-in-other-workspace', response);
    });
  },
);
