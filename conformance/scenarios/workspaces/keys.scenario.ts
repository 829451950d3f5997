import { modeOfKey, operations } from '@workspace-api/contract';
import { getJson, listItemsNames, member } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { readCurrentSlug, readMe } from '../shared/principal.ts';
import { secondTenant } from '../tenancy/tenants.ts';

type Workspace = { id: string; slug: string; name: string };

const title = 'An API key can access only the workspace that it was created in';
export default scenario(title, { holds: [], clauses: ['workspaces.slug-unique'] }, async (gate) => {
  const isKey = modeOfKey(gate.target.token) !== null;

  await gate.case('the list', async (t) => {
    const response = await t.send({ operation: 'listWorkspaces' });
    t.expectSuccess('workspaces.list-array-name', response);
    const names = listItemsNames(operations.listWorkspaces);
    const hasArray = names.some((name) => Array.isArray(member(getJson(response), name)));
    const expected = `an array named ${names.join(' or ')}`;
    t.expect('workspaces.list-array-name', hasArray, { expected, got: response.text.slice(0, 200) });
    if (!isKey) t.notExercised('workspaces.key-reaches-one', 'an API key as the token');
    const reached = (await t.subjects.list('listWorkspaces')).map(({ slug }) => slug);
    t.expectEqual('workspaces.key-reaches-one', reached, [t.target.workspace]);
  });

  await gate.case('a workspace by its slug', async (t) => {
    const response = await t.send({ operation: 'getWorkspace' });
    t.expectSuccess('workspaces.get-by-slug', response);
    const { id, slug, name } = response.json<Workspace>();
    t.expectEqual('workspaces.get-by-slug', slug, t.target.workspace);
    // The workspace must be the same in every response that shows it.
    const match = await t.subjects.find('listWorkspaces', (item) => item.slug === slug);
    const current = isKey && (await t.prepare({ operation: 'getCurrentWorkspace' })).json<Workspace>();
    for (const view of [current, match])
      if (view) t.expectEqual('workspaces.get-by-slug', { id: view.id, name: view.name }, { id, name });
  });

  await gate.case('keys of two workspaces in turn', async (t) => {
    const actors = t.has('second-workspace')
      ? [t, await secondTenant(t, ['workspaces.current-for-key']), t]
      : [];
    for (const { workspace, token } of actors) {
      t.expectEqual('workspaces.current-for-key', await readCurrentSlug(t, token), workspace);
      t.expectEqual('workspaces.current-for-key', (await readMe(t, token)).workspace.slug, workspace);
    }
  });

  await gate.case('a switch', async (t) => {
    const { token } = await t.subjects.token([operations.switchWorkspace.scope]);
    const response = await t.send({ operation: 'switchWorkspace', token });
    t.expectRefused('workspaces.switch-refuses-keys', response);
    t.expectError('workspaces.switch-refusal-for-keys', response, 'session-required');
    if (!t.has('second-workspace')) return;
    const before = await readCurrentSlug(t, token);
    const { workspace } = await t.subjects.secondWorkspace();
    await t.send({ operation: 'switchWorkspace', path: { slug: workspace }, token });
    t.expectEqual('workspaces.switch-refuses-keys', await readCurrentSlug(t, token), before);
  });
});
