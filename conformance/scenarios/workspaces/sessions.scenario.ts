import { modeOfKey } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { freshPair, pairIn, refresh } from '../oauth/sign-in-flow.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

type Workspace = { id: string; slug: string; name: string };

const current = async (t: Case, token: string): Promise<string> =>
  (await t.send({ operation: 'getCurrentWorkspace', token })).json<Workspace>().slug;

/** Runs a body that may switch a session, then restores the session's workspace, since other clients may rely on it. */
const switchingBack = async (t: Case, token: string, body: (before: string) => Promise<unknown>) => {
  const where = async () =>
    (await t.prepare({ operation: 'getCurrentWorkspace', token })).json<Workspace>().slug;
  const before = await where();
  await withCleanup(
    () => body(before),
    async () => {
      if ((await where()) !== before)
        await t.send({ operation: 'switchWorkspace', path: { slug: before }, token });
    },
  );
};

/** Lists the slugs of every workspace that a token can access. */
const listSlugs = async (t: Case, token: string): Promise<unknown[]> =>
  (await t.subjects.list('listWorkspaces', { token })).map(({ slug }) => slug);

export default scenario(
  'workspaces.sessions',
  'A session can access every workspace of its user, and can switch between them',
  { needs: ['session-token'] },
  async (gate) => {
    const isKey = modeOfKey(gate.target.token) !== null;

    /** Creates a fresh session: a switch affects every client that uses it. */
    const session = async (t: Case) =>
      (await t.needs('session-token')({ workspace: t.target.workspace })).token;

    await gate.case('the workspace of the sign-in', async (t) => {
      const token = await session(t);
      const me = (await t.prepare({ operation: 'getMe', token })).json<{ workspace: Workspace }>();
      for (const _ of [1, 2]) {
        const slug = await current(t, token);
        t.expect('workspaces.current-for-session', slug === me.workspace.slug, {
          expected: `${me.workspace.slug}, as in the principal`,
          got: slug,
        });
      }
    });

    await gate.case('the list', async (t) => {
      const other = await t.subjects.secondWorkspace();
      const slugs = await listSlugs(t, await session(t));
      const expected = [t.target.workspace, other.workspace];
      t.expect(
        'workspaces.session-reaches-all',
        expected.every((slug) => slugs.includes(slug)),
        {
          expected: expected.join(', '),
          got: slugs.join(', '),
        },
      );
    });

    await gate.case('a switch and back', async (t) => {
      const other = await t.subjects.secondWorkspace();
      const token = await session(t);
      await switchingBack(t, token, async () => {
        for (const slug of [other.workspace, t.target.workspace]) {
          const response = await t.send({ operation: 'switchWorkspace', path: { slug }, token });
          t.expectSuccess('workspaces.switch-answer', response);
          const to = response.json<{ workspace?: Workspace }>().workspace;
          const same = (
            await t.prepare({ operation: 'getWorkspace', path: { slug }, token })
          ).json<Workspace>();
          const isIt = to?.slug === slug && to.id === same.id && to.name === same.name;
          t.expect('workspaces.switch-answer', isIt, {
            expected: JSON.stringify(same),
            got: JSON.stringify(to),
          });
          const now = await current(t, token);
          t.expectEqual('workspaces.switch-moves-current', now, slug);
          const me = (await t.send({ operation: 'getMe', token })).json<{ workspace: Workspace }>();
          t.expect('workspaces.switch-moves-current', me.workspace.slug === slug, {
            expected: `${slug} in the principal`,
            got: me.workspace.slug,
          });
          if (!isKey) continue;
          // Switching a session never moves the run's key.
          const keys = await current(t, t.target.token);
          t.expect('workspaces.switch-moves-current', keys === t.target.workspace, {
            expected: `the key in ${t.target.workspace}`,
            got: keys,
          });
        }
      });
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
      const now = await current(t, next.access_token);
      t.expect('workspaces.switch-moves-current', now === slug, {
        expected: `${slug}, which the session switched to before it was refreshed`,
        got: now,
      });
      const unmoved = await current(t, another);
      t.expect('workspaces.current-for-session', unmoved === elsewhere, {
        expected: `${elsewhere} for a session that did not switch`,
        got: unmoved,
      });
    });

    await gate.case('a switch to an unknown workspace', async (t) => {
      const token = await session(t);
      await switchingBack(t, token, async (before) => {
        const path = { slug: t.unique(`${t.target.workspace}-gate`) };
        t.expectHidden(
          'workspaces.switch-without-access',
          await t.send({ operation: 'switchWorkspace', path, token }),
        );
        const now = await current(t, token);
        t.expect('workspaces.switch-without-access', now === before, {
          expected: `${before}, as before`,
          got: now,
        });
      });
    });

    await gate.case('a switch to an inaccessible workspace', async (t) => {
      const other = await t.subjects.secondWorkspace();
      if (!other.forbidden) {
        return t.notExercised(
          'workspaces.switch-without-access',
          'a workspace that the session has no access to',
        );
      }
      const token = await session(t);
      const path = { slug: other.forbidden };
      await switchingBack(t, token, async (before) => {
        const response = await t.send({ operation: 'switchWorkspace', path, token });
        t.expectError('workspaces.switch-without-access', response, 'workspace-forbidden');
        const now = await current(t, token);
        t.expect('workspaces.switch-without-access', now === before, {
          expected: `${before}, as before`,
          got: now,
        });
      });
    });
  },
);
