import { operations, type Scope } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { mintedIn } from '../support/minted.ts';

type Me = { token: { scopes: string[] } };

const scopes: Scope[] = [operations.getMe.scope, operations.listAgents.scope];

export default scenario(
  'tokens.rotate',
  "A rotation replaces a key's secret at once, and nothing else",
  {
    clauses: [
      'tokens.rotate-gives-new-secret',
      'tokens.rotated-secret-works',
      'tokens.rotate-kills-old-secret',
      'tokens.rotate-keeps-id',
      'tokens.scopes-do-not-change',
      'tokens.secret-prefix',
      'tokens.secret-mode',
      'tokens.inspect-hides-secret',
    ],
  },
  async (gate) => {
    await gate.case('a key in use', async (t) => {
      const old = await t.subjects.freshToken(scopes);
      const answer = await t.send({ operation: 'rotateToken', path: { id: old.id } });
      t.expectSuccess('tokens.rotate-gives-new-secret', answer);
      const { id, secret } = mintedIn(answer);
      t.expect('tokens.secret-prefix', secret !== null, {
        expected: 'a string that starts with key_live_ or key_test_',
        got: 'none in the answer',
      });
      t.expect('tokens.rotate-gives-new-secret', secret !== old.token, {
        expected: 'a new secret',
        got: 'the old one',
      });
      t.expect('tokens.secret-mode', secret?.startsWith(`key_${t.target.mode}_`) === true, {
        expected: `a key of mode ${t.target.mode}`,
        got: secret?.slice(0, 9) ?? 'none',
      });
      t.expectStatus(
        'tokens.rotate-kills-old-secret',
        await t.send({ operation: 'getMe', token: old.token }),
        401,
      );
      const me = await t.send({ operation: 'getMe', token: secret ?? '' });
      t.expectSuccess('tokens.rotated-secret-works', me);
      const held = me.json<Me>().token.scopes;
      t.expect(
        'tokens.scopes-do-not-change',
        scopes.every((scope) => held.includes(scope)),
        {
          expected: scopes.join(' '),
          got: held.join(' '),
        },
      );
      t.expectStatus(
        'tokens.scopes-do-not-change',
        await t.send({ operation: 'getCurrentWorkspace', token: secret ?? '' }),
        403,
      );
      t.expect('tokens.rotate-keeps-id', id === old.id, { expected: old.id, got: String(id) });
      const inspected = await t.prepare({ operation: 'getToken', path: { id: id ?? old.id } });
      const shown = [secret ?? '', old.token].some((value) =>
        inspected.text.includes(value.replace(/^key_(live|test)_/, '')),
      );
      t.expect('tokens.inspect-hides-secret', !shown, {
        expected: 'no secret',
        got: 'the new or the old secret',
      });
    });
  },
);
