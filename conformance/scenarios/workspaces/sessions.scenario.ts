import { modeOfKey } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { freshPair, pairIn, refresh } from '../oauth/sign-in-flow.ts';
import { readMe } from '../shared/principal.ts';

type Workspace = { id: string; slug: string; name: string };

const current = async (t: Case, token: string): Promise<string> =>
  (await t.prepare({ operation: 'getCurrentWorkspace', token })).json<Workspace>().slug;

/** Creates a fresh session: a switch affects every client that uses it. The run switches it back when it ends. */
const session = async (t: Case): Promise<string> =>
  (await t.needs('session-token')({ workspace: t.target.workspace })).token;

export default scenario(
  'workspaces.sessions',
  'A session can access every workspace of its user, and can switch between them',
  { holds: ['session'], needs: ['session-token'] },
  async (gate) => {
    const isKey = modeOfKey(gate.target.token) !== null;

    await gate.case('the workspace of the sign-in, and the list', async (t) => {
      const token = await session(t);
      const me = await readMe(t, token);
      t.expectEqual('workspaces.current-for-session', await current(t, token), me.workspace.slug);
      const other = await t.subjects.secondWorkspace();
      const slugs = (await t.subjects.list('listWorkspaces', { token })).map(({ slug }) => slug);
      const lacking = [t.target.workspace, other.workspace].filter((slug) => !slugs.includes(slug));
      t.expectEqual('workspaces.session-reaches-all', lacking, []);
    });

    await gate.case('a switch and back', async (t) => {
      const other = await t.subjects.secondWorkspace();
      const token = await session(t);
      await current(t, token);
      await readMe(t, token);
      for (const slug of [other.workspace, t.target.workspace]) {
        const response = await t.send({ operation: 'switchWorkspace', path: { slug }, token });
        t.expectSuccess('workspaces.switch-answer', response);
        const { id, name } = (
          await t.prepare({ operation: 'getWorkspace', path: { slug }, token })
        ).json<Workspace>();
        const to = response.json<{ workspace?: Workspace }>().workspace;
        const moved = to && { id: to.id, slug: to.slug, name: to.name };
        t.expectEqual('workspaces.switch-answer', moved, { id, slug, name }, response);
        t.expectEqual('workspaces.switch-moves-current', await current(t, token), slug);
        t.expectEqual('workspaces.switch-moves-current', (await readMe(t, token)).workspace.slug, slug);
        // Switching a session never moves the run's key.
        if (isKey)
          t.expectEqual(
            'workspaces.switch-moves-current',
            await current(t, t.target.token),
            t.target.workspace,
          );
      }
    });

    await gate.case('a refresh and another session after a switch', async (t) => {
      if (!t.has('oauth-sign-in')) return;
      const other = await t.subjects.secondWorkspace();
      const pair = await freshPair(t, ['getMe', 'getCurrentWorkspace', 'switchWorkspace']);
      const { access_token: another } = await freshPair(t, ['getMe', 'getCurrentWorkspace']);
      const before = await current(t, pair.access_token);
      const elsewhere = await current(t, another);
      const slug = before === other.workspace ? t.target.workspace : other.workspace;
      await t.prepare({ operation: 'switchWorkspace', path: { slug }, token: pair.access_token });
      const next = pairIn(await refresh(t, pair.refresh_token)) ?? t.notExercised([], 'a refreshed session');
      t.expectEqual('workspaces.switch-moves-current', await current(t, next.access_token), slug);
      t.expectEqual('workspaces.current-for-session', await current(t, another), elsewhere);
    });

    await gate.case('a switch without access', async (t) => {
      const { forbidden } = await t.subjects.secondWorkspace();
      const token = await session(t);
      const before = await current(t, token);
      const unknown = { slug: t.unique(`${t.target.workspace}-gate`) };
      t.expectHidden(
        'workspaces.switch-without-access',
        await t.send({ operation: 'switchWorkspace', path: unknown, token }),
      );
      t.expectEqual('workspaces.switch-without-access', await current(t, token), before);
      if (!forbidden)
        return t.notExercised(
          'workspaces.switch-without-access',
          'a workspace that the session has no access to',
        );
      const refusal = await t.send({ operation: 'switchWorkspace', path: { slug: forbidden }, token });
      t.expectError('workspaces.switch-without-access', refusal, 'workspace-forbidden');
      t.expectEqual('workspaces.switch-without-access', await current(t, token), before);
    });
  },
);
