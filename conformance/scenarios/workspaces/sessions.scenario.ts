import { modeOfKey, type OperationId, operations, resources } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { sameValue } from '../../checks/same-value.ts';
import { type Actor, scenario } from '../../engine/scenario.ts';
import { createdId } from '../../resources/find-resource.ts';
import { freshPair, pairIn, refresh } from '../oauth/sign-in-flow.ts';
import { readCurrentSlug, readMe } from '../shared/principal.ts';
import { secondTenant, sessionElsewhere } from '../tenancy/tenants.ts';
import { parseCreatedKey } from '../tokens/created-key.ts';

/** Reads of what a workspace has once, and what may be equal in two workspaces. */
const singleReads = ['getTheme', 'getBilling', 'getUsage'] as const satisfies OperationId[];

const title = 'A session can access every workspace of its user, and can switch between them';
export default scenario(title, { holds: ['session'], needs: ['session-token'] }, async (gate) => {
  const isKey = modeOfKey(gate.target.token) !== null;

  await gate.case('the workspace of the sign-in, and the list', async (t) => {
    const { token } = await t.subjects.freshSession();
    const other = await t.subjects.secondWorkspace();
    const [me, current, workspaces] = await t.together([
      () => readMe(t, token),
      () => readCurrentSlug(t, token),
      () => t.subjects.list('listWorkspaces', { token }),
    ]);
    t.expectEqual('workspaces.current-for-session', current, me.workspace.slug);
    const slugs = workspaces.map(({ slug }) => slug);
    const lacking = [t.target.workspace, other.workspace].filter((slug) => !slugs.includes(slug));
    t.expectEqual('workspaces.session-reaches-all', lacking, []);
  });

  await gate.case('a switch and back', async (t) => {
    const other = await t.subjects.secondWorkspace();
    const { token } = await t.subjects.freshSession();
    const readPrincipal = () => t.together([() => readCurrentSlug(t, token), () => readMe(t, token)]);
    await readPrincipal();
    for (const slug of [other.workspace, t.target.workspace]) {
      const response = await t.send({ operation: 'switchWorkspace', path: { slug }, token });
      t.expectSuccess('workspaces.switch-answer', response);
      const [workspace, [current, me], currentOfKey] = await t.together([
        async () => getJson(await t.prepare({ operation: 'getWorkspace', path: { slug }, token })),
        readPrincipal,
        async () => (isKey ? readCurrentSlug(t) : t.target.workspace),
      ]);
      const [moved, expected] = [member(getJson(response), 'workspace'), workspace].map((one) =>
        ['id', 'slug', 'name'].map((name) => member(one, name)),
      );
      t.expectEqual('workspaces.switch-answer', moved, expected, response);
      t.expectEqual('workspaces.switch-moves-current', current, slug);
      t.expectEqual('workspaces.switch-moves-current', me.workspace.slug, slug);
      // Switching a session never moves the run's key.
      t.expectEqual('workspaces.switch-moves-current', currentOfKey, t.target.workspace);
    }
  });

  await gate.case('a refresh and another session after a switch', async (t) => {
    if (!t.has('oauth-sign-in')) return;
    const other = await t.subjects.secondWorkspace();
    const [pair, { access_token: another }] = await t.together([
      () => freshPair(t, ['getMe', 'getCurrentWorkspace', 'switchWorkspace']),
      () => freshPair(t, ['getMe', 'getCurrentWorkspace']),
    ]);
    const [before, elsewhere] = await t.together([
      () => readCurrentSlug(t, pair.access_token),
      () => readCurrentSlug(t, another),
    ]);
    const slug = before === other.workspace ? t.target.workspace : other.workspace;
    await t.prepare({ operation: 'switchWorkspace', path: { slug }, token: pair.access_token });
    const next = pairIn(await refresh(t, pair.refresh_token)) ?? t.notExercised([], 'a refreshed session');
    t.expectEqual('workspaces.switch-moves-current', await readCurrentSlug(t, next.access_token), slug);
    t.expectEqual('workspaces.current-for-session', await readCurrentSlug(t, another), elsewhere);
  });

  await gate.case('the paths of another workspace', async (t) => {
    const elsewhere = await sessionElsewhere(t);
    if (elsewhere === null)
      return t.notExercised([], 'a session that may use the paths of another workspace');
    const { send, workspace } = elsewhere;
    const owner = await secondTenant(t, ['workspaces.get-by-slug']);
    if (elsewhere.mode !== owner.mode) return;
    for (const operation of ['getWorkspace', ...gate.some('reads', singleReads)] as const) {
      const read = async (client: Actor) => getJson(await client.send({ operation }));
      const [before, own] = [await read(owner), await read(t.as(t.target))];
      const response = await send({ operation });
      // Only what differs between the workspaces, and stays the same, shows which one was read.
      if (isSuccess(response) && !sameValue(own, before) && sameValue(await read(owner), before))
        t.expectEqual('tenancy.reads-show-own-workspace', getJson(response), before, response);
    }
    const agent = await send(await elsewhere.request('createAgent'));
    if (isSuccess(agent)) {
      const path = { id: createdId(resources.agent, agent) ?? '' };
      t.expectSuccess('tenancy.writes-stay-in-workspace', await owner.send({ operation: 'getAgent', path }));
    }
    const key = await send({
      operation: 'mintToken',
      body: elsewhere.sample('mintToken', { scopes: [operations.getMe.scope] }),
    });
    const { secret } = parseCreatedKey(key);
    if (isSuccess(key) && secret !== null)
      t.expectEqual(
        'tokens.minted-key-bound-to-workspace',
        (await readMe(t, secret)).workspace.slug,
        workspace,
      );
  });

  await gate.case('a switch without access', async (t) => {
    const { forbidden } = await t.subjects.secondWorkspace();
    const { token } = await t.subjects.freshSession();
    const before = await readCurrentSlug(t, token);
    const switchTo = (slug: string) => t.send({ operation: 'switchWorkspace', path: { slug }, token });
    t.expectHidden(
      'workspaces.switch-without-access',
      await switchTo(t.unique(`${t.target.workspace}-gate`)),
    );
    t.expectEqual('workspaces.switch-without-access', await readCurrentSlug(t, token), before);
    if (!forbidden)
      return t.notExercised(
        'workspaces.switch-without-access',
        'a workspace that the session has no access to',
      );
    t.expectError('workspaces.switch-without-access', await switchTo(forbidden), 'workspace-forbidden');
    t.expectEqual('workspaces.switch-without-access', await readCurrentSlug(t, token), before);
  });
});
