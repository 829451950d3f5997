import { on } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

export const identity: MutantTable = {
  'identity.scopes-exhaustive': {
    'principal-lacks-a-scope': [
      'The principal omits its last scope.',
      on('getMe').member('token.scopes', (scopes: string[]) =>
        scopes.slice(0, Math.max(scopes.length - 1, 1)),
      ),
    ],
  },
  'identity.mode-matches-key': {
    'principal-shows-live-mode': [
      'The mode of every principal is live.',
      on('getMe').member('token.mode', 'live'),
    ],
    'principal-shows-test-mode': [
      'The mode of every principal is test.',
      on('getMe').member('token.mode', 'test'),
    ],
  },
  'identity.workspace-is-the-tenant': {
    'principal-shows-the-name': [
      'The workspace slug of the principal is in uppercase.',
      on('getMe').member('workspace.slug', (slug) => String(slug).toUpperCase()),
    ],
  },
};
