import type { components } from '@workspace-api/contract/sandbox';
import { addRecord, records, updateRecord } from '../../client/request.ts';
import { Badge, Scopes, Status } from '../../components/index.ts';
import { toAction } from '../../operation/index.ts';
import { here, mode } from '../../store/selection.ts';
import { definePart } from '../part.ts';

type Token = components['schemas']['TokenState'];

/** The keys and sessions of the workspace in the selected mode. */
export const tokenPart = definePart<Token>({
  summary:
    'API keys of the workspace, and sessions in which it is active. Issuing, expiring and deleting a token are controls of the sandbox.',
  read: async () => {
    const { data } = await records.listRecords({ path: { ...here(), resource: 'tokens' } });
    return { data: data.filter((token) => token.mode === mode.value) };
  },
  hasRecordView: false,
  name: ({ id, name, kind, user }) => ({ name: name ?? (kind === 'key' ? 'API key' : user), detail: id }),
  columns: [
    'kind',
    {
      name: 'Status',
      show: ({ status, mfa_required }) => (
        <div class="line">
          <Status is={status} />
          {mfa_required && <Badge tone="warn">second factor</Badge>}
        </div>
      ),
    },
    { name: 'Scopes', show: ({ id, scopes }) => <Scopes of={id} scopes={scopes} /> },
    'last_used_at',
    'expires_at',
  ],
  allows: ({ kind, status }, operation) =>
    kind === 'key' && (operation === 'rotateToken' ? status === 'active' : status !== 'revoked'),
  actions: ({ id, status }) => [
    status === 'active' &&
      toAction(updateRecord('tokens', id), { label: 'Expire', name: id, body: { expires_in: 0 } }),
  ],
  removal:
    'This deletes the token, as if it had never been issued. To end its access like a user, revoke it.',
  viewActions: () => [toAction(addRecord('tokens'))],
  hint: 'Create a key, issue a token, or select the other mode.',
});
