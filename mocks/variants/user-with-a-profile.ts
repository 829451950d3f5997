import { changeJson } from '../wrappers/change-responses.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const userWithAProfile: Variant = {
  text: 'The principal has a name, an avatar and teams, and its workspace has an id and a name.',
  allowedBy: "User and principal: other user fields aren't documented.",
  families: ['identity', 'workspaces'],
  wrap: changeJson(['getMe'], (json) => ({
    ...json,
    user: { ...(json.user as Json), name: 'Owner', avatar_url: null, teams: [{ id: 1 }] },
    workspace: { ...(json.workspace as Json), id: 'ws_1', name: 'A name', region: 'eu' },
    impersonated: false,
  })),
};
