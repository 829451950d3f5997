import { errors } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/control-flow.ts';
import { expiredSession, readMe } from '../shared/principal.ts';

const title =
  "A user's session authenticates like a key until it expires, unless its second factor is missing";
export default scenario(title, { holds: ['session'], needs: ['session-token'] }, async (gate) => {
  await gate.case('a session', async (t) => {
    const { token } = await t.subjects.freshSession();
    const me = await t.send({ operation: 'getMe', token });
    t.expectSuccess('authentication.session-token-accepted', me);
  });

  await gate.case('an expired session', async (t) => {
    const token = await expiredSession(t);
    const response = await t.send({ operation: 'getMe', token });
    t.expectError('authentication.expired-session-code', response, 'token-expired');
    const details = { hint: errors['token-expired'].details.hint };
    if (!t.expectError('authentication.expired-session-hint', response, { details }))
      t.notExercised('authentication.expired-session-retry-after', 'a 401 with the hint token_expired');
  });

  await gate.case('a session without its second factor', async (t) => {
    const require = t.needs('require-mfa');
    const { token } = await t.subjects.freshSession();
    const { id } = (await readMe(t, token)).token;
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
});

const keptOutTitle = 'A valid token is refused, with the reason, if its workspace is on hold';
export const keptOut = scenario(keptOutTitle, { needs: ['lock-workspace'] }, async (gate) => {
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
});
