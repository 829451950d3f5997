import { errors } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

export default scenario(
  'authentication.kept-out',
  'A valid token is refused, with the reason, if its workspace is on hold',
  { needs: ['lock-workspace'] },
  async (gate) => {
    await gate.case('a workspace on hold', async (t) => {
      const lock = t.needs('lock-workspace');
      const { workspace } = t.target;
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
  },
);
