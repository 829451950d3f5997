import { changeJson } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const workspacesWithMore: Variant = {
  text: 'Workspaces have a plan, a region and members.',
  allowedBy: "Workspace: the table lists fields and doesn't exclude others.",
  families: ['workspaces'],
  wrap: changeJson(['getWorkspace', 'getCurrentWorkspace'], (json) => ({
    ...json,
    region: 'eu',
    owner: { id: 'usr_1' },
    archived_at: null,
  })),
};
