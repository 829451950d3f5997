import type { components } from '@workspace-api/contract/sandbox';
import { controlRequest, listStored, readStored, recordRequest } from '../../client/request.ts';
import { toAction } from '../../operation/action.ts';
import { definePart } from '../part.ts';

/** The keys and sessions of the workspace in the selected mode. */
export const tokenPart = definePart<components['schemas']['TokenState']>({
  summary:
    'API keys of the workspace, and sessions of its users. Issuing, expiring and deleting a token, using up its rate limit and requiring a second factor are controls of the sandbox.',
  read: () => listStored('tokens'),
  readOne: (id) => readStored('tokens', id),
  label: 'name',
  columns: ['status', 'kind', 'user', 'scopes', 'last_used_at', 'expires_at'],
  allows: ({ kind, status }, operation) =>
    kind === 'key' && (operation === 'rotateToken' ? status === 'active' : status !== 'revoked'),
  actions: ({ id, kind, status, mfa_required }) => [
    status === 'active' &&
      kind === 'session' &&
      toAction(recordRequest('updateRecord', 'tokens', id), {
        label: mfa_required ? 'Complete second factor' : 'Require second factor',
        name: id,
        body: { mfa_required: !mfa_required },
      }),
    status === 'active' &&
      toAction(controlRequest('exhaustRateLimit', { path: { id } }), { label: 'Use up its limit', name: id }),
    status === 'active' &&
      toAction(recordRequest('updateRecord', 'tokens', id), {
        label: 'Expire',
        name: id,
        body: { expires_in: 0 },
        isDangerous: true,
      }),
  ],
  isRemovable: true,
  viewActions: () => [
    toAction(recordRequest('addRecord', 'tokens'), {
      label: 'Issue a token',
      done: 'The token was issued. Copy it now from the response: it is shown only once.',
      initial: { kind: 'key' },
    }),
  ],
  hint: () => 'Create a key, issue a token, or select the other mode.',
});
