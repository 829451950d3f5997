import { operations } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';

const body = (name: string) => ({ name, scopes: [operations.getMe.scope] });

export default scenario(
  'tokens.names',
  'A key name is unique in a workspace',
  { clauses: ['tokens.name-taken', 'tokens.name-free-in-other-workspace'] },
  async (gate) => {
    await gate.case('the same name twice', async (t) => {
      const name = t.unique('Gate key');
      const first = await t.send({ operation: 'mintToken', body: body(name) });
      if (first.status > 299)
        t.notExercised('tokens.name-taken', 'a key with a name (the contract chose the field)');
      t.expectError(
        'tokens.name-taken',
        await t.send({ operation: 'mintToken', body: body(name) }),
        'name-taken',
      );
    });

    await gate.case('the same name in another workspace', async (t) => {
      const other = await t.needs('second-workspace')();
      const name = t.unique('Gate key');
      const first = await t.send({ operation: 'mintToken', body: body(name) });
      if (first.status > 299) {
        t.notExercised(
          'tokens.name-free-in-other-workspace',
          'a key with a name (the contract chose the field)',
        );
      }
      const path = { slug: other.workspace };
      const answer = await t.send({ operation: 'mintToken', path, body: body(name), token: other.token });
      t.expectSuccess('tokens.name-free-in-other-workspace', answer);
    });
  },
);
