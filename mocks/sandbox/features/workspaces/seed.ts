import { examples, idPrefixes, type Scope, scopes } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import { acme, demoStart } from '../../domain/demo-tenant.ts';
import type { SandboxWork } from '../../domain/work.ts';
import type { Insertion } from '../../store/rows.ts';
import { findRow, insert } from '../../store/rows.ts';
import { insertion } from '../feature.ts';

const { newest, oldest } = demoStart;

/** Further users who can sign in, each with limited permissions in a single workspace. */
const colleagues = [
  {
    id: 'usr_01K9EDITOR',
    email: 'editor@acme.example',
    scopes: scopes.filter((scope) => /^(me|workspaces|pages|theme|forms):/.test(scope)),
  },
  {
    id: 'usr_01K9VIEWER',
    email: 'viewer@acme.example',
    scopes: scopes.filter((scope) => scope.endsWith(':read')),
  },
];

/** The row of a user in a workspace, by default with every permission. */
export const toMember = (user_id: string, workspace_id: string, granted: readonly Scope[] = scopes) => ({
  user_id,
  workspace_id,
  scopes: JSON.stringify(granted),
});

/** The two demo workspaces and their members. */
export const demoWorkspaces = (): readonly Insertion[] => {
  const { workspaces } = examples['workspace-list'];
  const { user } = examples.me;
  const owners = workspaces.map(({ id }) => toMember(user.id, id));
  const members = colleagues.map(({ id, scopes: own }) => toMember(id, acme.workspace_id, own));
  return [
    insertion(
      'workspaces',
      // The example lists them newest first.
      workspaces.map((workspace, index) => ({ ...workspace, created_at: index === 0 ? newest : oldest })),
    ),
    insertion('users', [user, ...colleagues.map(({ id, email }) => ({ id, email }))]),
    insertion('memberships', [...owners, ...members]),
  ];
};

/** Finds the workspace with a slug, or creates it with the owner of the demo workspaces. @returns its id */
export const openWorkspace = async ({ context, db }: SandboxWork, slug: string): Promise<string> => {
  const existing = await findRow(db, 'workspaces', { slug });
  if (existing) return existing.id;
  const id = context.ids(idPrefixes.Workspace);
  await insert(db, 'workspaces', { id, slug, name: slug, created_at: timestamp(context) });
  await insert(db, 'memberships', toMember(examples.me.user.id, id));
  return id;
};
