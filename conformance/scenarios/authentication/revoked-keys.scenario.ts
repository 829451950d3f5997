import { errors, operations } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';

export default scenario(
  'authentication.revoked-keys',
  'A revoked key is refused with a 401 that states the revocation',
  {},
  async (gate) => {
    await gate.case('a fresh key', async (t) => {
      const { id, token } = await t.subjects.freshToken([operations.getMe.scope]);
      await t.prepare({ operation: 'getMe', token });
      await t.prepare({ operation: 'revokeToken', path: { id } });
      t.expectError(
        'authentication.revoked-key-hint',
        await t.send({ operation: 'getMe', token }),
        'token-revoked',
        {
          details: { hint: errors['token-revoked'].details.hint },
        },
      );
    });
  },
);
