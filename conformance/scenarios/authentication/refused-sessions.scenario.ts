import { errors } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

export default scenario(
  'authentication.kept-out',
  'A valid token is refused, with the reason, if its workspace is on hold or its second factor is missing',
  {},
  async (gate) => {
    await gate.case('a workspace on hold', async (t) => {
      const lock = t.needs('lock-workspace');
      const { workspace } = t.target;
      await t.prepare({ operation: 'listAgents' });
      await withCleanup(
        async () => {
          await lock({ workspace, held: true });
          const response = await t.send({ operation: 'listAgents' });
          const hint = { details: { hint: errors['workspace-locked'].details.hint } };
          t.expectError('authentication.locked-workspace-hint', response, 'workspace-locked', hint);
          t.expectError('authentication.locked-workspace-is-401', response, 'workspace-locked', hint);
        },
        () => lock({ workspace, held: false }),
      );
      const after = await t.send({ operation: 'listAgents' });
      t.expectSuccess('authentication.locked-workspace-hint', after);
    });

    await gate.case('a session without its second factor', async (t) => {
      const require = t.needs('require-mfa');
      const { token } = await t.needs('session-token')({ workspace: t.target.workspace });
      const me = await t.prepare({ operation: 'getMe', token });
      const { id } = me.json<{ token: { id: string } }>().token;
      const details = { hint: errors['mfa-required'].details.hint };
      await withCleanup(
        async () => {
          await require({ id, required: true });
          const response = await t.send({ operation: 'getMe', token });
          t.expectError('authentication.mfa-hint', response, 'mfa-required', { details });
        },
        () => require({ id, required: false }),
      );
      t.expectSuccess('authentication.mfa-hint', await t.send({ operation: 'getMe', token }));
    });
  },
);
