import { changeJson } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const workspacesAsData: Variant = {
  text: 'The list of workspaces names its array `data`.',
  allowedBy: 'Identity, OAuth, workspaces: the generic list rule says that the array is named `data`.',
  families: ['workspaces', 'tenancy'],
  decision: 1,
  wrap: changeJson(['listWorkspaces'], ({ workspaces, ...rest }) => ({ data: workspaces, ...rest })),
};
