import type { components } from '@workspace-api/contract/sandbox';
import { addRecord, control, controlRequest, updateRecord } from '../../client/request.ts';
import { Badge, Scopes, Status } from '../../components/index.ts';
import { toAction } from '../../operation/action.tsx';
import { here, mode } from '../../store/selection.ts';
import { definePart } from '../part.ts';

type Token = components['schemas']['TokenState'];

/** The keys and sessions of the workspace in the selected mode. */
export const tokenPart = definePart<Token>({
  summary:
    'API keys of the workspace, and sessions of its users. Issuing, expiring and deleting a token, using up its rate limit and requiring a second factor are controls of the sandbox.',
  read: async () => {
    const { data } = await control.listRecords({ path: { ...here(), resource: 'tokens' } });
    return { data: data.filter((token) => token.mode === mode.value) };
  },
  heading: 'Key or session',
  hasRecordView: false,
  name: ({ id, name, kind, user }) => ({ name: name ?? (kind === 'key' ? 'API key' : user), detail: id }),
  columns: [
    {
      name: 'Status',
      show: ({ kind, status, mfa_required }) => (
        <div class="line">
          <Status is={status} />
          <Badge>{kind}</Badge>
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
  actions: ({ id, kind, status, mfa_required }) => [
    status === 'active' &&
      kind === 'session' &&
      toAction(updateRecord('tokens', id), {
        label: mfa_required ? 'Complete second factor' : 'Require second factor',
        name: id,
        body: { mfa_required: !mfa_required },
      }),
    status === 'active' &&
      toAction(controlRequest('exhaustRateLimit', { path: { id } }), { label: 'Use up its limit', name: id }),
    status === 'active' &&
      toAction(updateRecord('tokens', id), {
        label: 'Expire',
        name: id,
        submit: 'Expire',
        body: { expires_in: 0 },
        isDangerous: true,
        text: 'The token expires immediately. It can only be replaced by another one.',
      }),
  ],
  removal:
    'This deletes the token, as if it had never been issued. To end its access like a user, revoke it.',
  viewActions: () => [toAction(addRecord('tokens'))],
  hint: 'Create a key, issue a token, or select the other mode.',
});
