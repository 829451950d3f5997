import type { Json } from '../wrappers/json.ts';
import { on } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

/** Changes what the principal shows of its token. */
const token = (change: (token: Json & { scopes: string[] }) => Json) =>
  on('getMe').json(({ token, ...me }) => ({ ...me, token: change(token as Json & { scopes: string[] }) }));

export const identity: MutantTable = {
  'identity.scopes-exhaustive': {
    'principal-lacks-a-scope': [
      'The principal omits its last scope.',
      token(({ scopes, ...others }) => ({
        ...others,
        scopes: scopes.slice(0, Math.max(scopes.length - 1, 1)),
      })),
    ],
  },
  'identity.mode-matches-key': {
    'principal-shows-live-mode': [
      'The mode of every principal is live.',
      token((others) => ({ ...others, mode: 'live' })),
    ],
    'principal-shows-test-mode': [
      'The mode of every principal is test.',
      token((others) => ({ ...others, mode: 'test' })),
    ],
  },
  'identity.workspace-is-the-tenant': {
    'principal-shows-the-name': [
      'The workspace slug of the principal is in uppercase.',
      on('getMe').json(({ workspace, ...me }) => ({
        ...me,
        workspace: { slug: String((workspace as Json).slug).toUpperCase() },
      })),
    ],
  },
};
