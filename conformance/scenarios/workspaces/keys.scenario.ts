import { getOperation, modeOfKey, operations } from '@workspace-api/contract';
import { getJson, listItemsNames, member } from '../../checks/body.ts';
import { repeated } from '../../checks/pagination/page-rules.ts';
import { scenario } from '../../engine/scenario.ts';
import { parsePage } from '../shared/list-page.ts';
import { runsToken, secondTenant } from '../tenancy/tenants.ts';

type Workspace = { id: string; slug: string; name: string };

export default scenario(
  'workspaces.keys',
  'An API key can access only the workspace that it was created in',
  {},
  async (gate) => {
    const isKey = modeOfKey(gate.target.token) !== null;

    await gate.case('the list', async (t) => {
      const response = await t.send({ operation: 'listWorkspaces' });
      t.expectSuccess('workspaces.list-array-name', response);
      const names = listItemsNames(operations.listWorkspaces);
      const body = getJson(response);
      t.expect(
        'workspaces.list-array-name',
        names.some((name) => Array.isArray(member(body, name))),
        {
          expected: `an array named ${names.join(' or ')}`,
          got: response.text.slice(0, 200),
        },
      );
      const listedWorkspaces = parsePage(getOperation('listWorkspaces'), response).items;
      t.hold({ clause: 'workspaces.slug-unique', difference: repeated(listedWorkspaces, 'slug') ?? null });
      if (!isKey) t.notExercised('workspaces.key-reaches-one', 'an API key as the token');
      const reached = (await t.subjects.list('listWorkspaces')).map(({ slug }) => slug);
      t.expect('workspaces.key-reaches-one', reached.join() === t.target.workspace, {
        expected: t.target.workspace,
        got: reached.join(', '),
      });
    });

    await gate.case('a workspace by its slug', async (t) => {
      const response = await t.send({ operation: 'getWorkspace' });
      t.expectSuccess('workspaces.get-by-slug', response);
      const workspace = response.json<Workspace>();
      t.expectEqual('workspaces.get-by-slug', workspace.slug, t.target.workspace);
      // The workspace must be the same in every response that shows it.
      const current = (await t.prepare({ operation: 'getCurrentWorkspace' })).json<Workspace>();
      const isIt = ({ slug }: Record<string, unknown>) => slug === workspace.slug;
      const listedWorkspace = await t.subjects.find('listWorkspaces', isIt);
      for (const view of [...(isKey ? [current] : []), ...(listedWorkspace ? [listedWorkspace] : [])])
        t.expect('workspaces.get-by-slug', view.id === workspace.id && view.name === workspace.name, {
          expected: `${workspace.id}, ${workspace.name}`,
          got: `${view.id}, ${view.name}`,
        });
    });

    await gate.case('the current workspace', async (t) => {
      const { token } = await t.subjects.token([operations.getCurrentWorkspace.scope]);
      for (const bearer of isKey ? [undefined, token] : [token]) {
        const response = await t.send({
          operation: 'getCurrentWorkspace',
          ...(bearer ? { token: bearer } : {}),
        });
        t.expectSuccess('workspaces.current-for-key', response);
        const { slug } = response.json<Workspace>();
        t.expectEqual('workspaces.current-for-key', slug, t.target.workspace);
      }
    });

    await gate.case('keys of two workspaces in turn', async (t) => {
      if (!t.has('second-workspace')) return;
      const tokens = [runsToken(t), await secondTenant(t, ['workspaces.current-for-key']), runsToken(t)];
      for (const { workspace, prepare } of tokens) {
        const current = (await prepare({ operation: 'getCurrentWorkspace' })).json<Workspace>().slug;
        const me = (await prepare({ operation: 'getMe' })).json<{ workspace: Workspace }>().workspace.slug;
        t.expect('workspaces.current-for-key', current === workspace && me === workspace, {
          expected: workspace,
          got: `${current}, and ${me} in the principal`,
        });
      }
    });

    await gate.case('a switch', async (t) => {
      const scopes = [operations.switchWorkspace.scope];
      const { token } = await t.subjects.token(scopes);
      const current = async () =>
        (await t.prepare({ operation: 'getCurrentWorkspace', token })).json<Workspace>().slug;
      const before = await current();
      const response = await t.send({ operation: 'switchWorkspace', token });
      t.expectRefused('workspaces.switch-refuses-keys', response);
      t.expectError('workspaces.switch-refusal-for-keys', response, 'session-required');
      if (!t.has('second-workspace')) return;
      const other = await t.needs('second-workspace')();
      await t.send({ operation: 'switchWorkspace', path: { slug: other.workspace }, token });
      const after = await current();
      t.expect('workspaces.switch-refuses-keys', after === before, {
        expected: `${before}, as before`,
        got: after,
      });
    });
  },
);
