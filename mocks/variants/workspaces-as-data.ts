import { changeJson } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const workspacesAsData: Variant = {
  text: 'The array in the list of workspaces is named `data`.',
  allowedBy: 'Identity, OAuth, workspaces: the generic rule for lists names the array `data`.',
  families: ['workspaces', 'tenancy'],
  decision: 1,
  wrap: changeJson(['listWorkspaces'], ({ workspaces, ...rest }) => ({ data: workspaces, ...rest })),
};
