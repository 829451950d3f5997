import type { components, StoredRecords } from '@workspace-api/contract/sandbox';
import { apiRequest, controlRequest, listStored, readStored, recordRequest } from '../../client/request.ts';
import { toAction } from '../../operation/action.ts';
import { definePart } from '../part.ts';

/** The secrets of the workspace, without their values, which no operation returns. */
export const secretPart = definePart<StoredRecords['secrets']>({
  summary: "Names and states. The values aren't shown, because no operation returns them.",
  read: () => listStored('secrets'),
  columns: ['purpose', 'versions', 'rotation_required_by', 'residency', 'zdr', 'updated_at'],
  actions: ({ name, rotation_required_by, purpose, residency, zdr }) => [
    // A secret can be changed only as a whole, with a new value.
    toAction(apiRequest('setSecret'), {
      label: 'Overwrite',
      name,
      fixed: { name },
      initial: { ...(purpose && { purpose }), residency, zdr },
    }),
    toAction(apiRequest('createProxyUrl'), {
      label: 'Proxy URL',
      title: `Create a proxy URL of ${name}`,
      name,
      submit: 'Create',
      fixed: { name },
    }),
    toAction(recordRequest('updateRecord', 'secrets', name), {
      label: 'Require rotation',
      title: `Require rotation of ${name}`,
      name,
      initial: { rotation_required_by: 'payments' },
      isDisabled: Boolean(rotation_required_by),
    }),
  ],
  viewActions: () => [
    toAction(controlRequest('updateWorkspace'), {
      label: 'Restrict the region',
      hasMember: (name) => name === 'secrets_region',
    }),
  ],
});

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
