import { on } from '../wrappers/on.ts';
import type { MutantTable, Row } from './table.ts';

const showsMode = (mode: string): Row => [
  `The mode of every principal is ${mode}.`,
  on('getMe').member('token.mode', mode),
];

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
    'principal-shows-live-mode': showsMode('live'),
    'principal-shows-test-mode': showsMode('test'),
  },
  'identity.workspace-is-the-tenant': {
    'principal-shows-the-name': [
      'The workspace slug of the principal is in uppercase.',
      on('getMe').member('workspace.slug', (slug) => String(slug).toUpperCase()),
    ],
  },
};
