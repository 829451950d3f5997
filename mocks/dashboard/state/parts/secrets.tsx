import type { StoredRecords } from '@workspace-api/contract/sandbox';
import { apiRequest, control, controlRequest, updateRecord } from '../../client/request.ts';
import { Badge, Status, Time } from '../../components/index.ts';
import { toAction } from '../../operation/action.tsx';
import { here, inMode } from '../../store/selection.ts';
import { definePart } from '../part.ts';

type Secret = StoredRecords['secrets'];

const Versions = ({ versions }: Secret) => (
  <ul>
    {versions.map(({ version, accepted_until }) => (
      <li key={version}>
        {version}
        {accepted_until && (
          <span class="soft">
            {' '}
            until <Time at={accepted_until} />
          </span>
        )}
      </li>
    ))}
  </ul>
);

const setSecret = () => apiRequest('setSecret', { path: here() });

/** The secrets of the workspace, without their values, which no operation returns. */
export const secretPart = definePart<Secret>({
  summary: "Names and states. The values aren't shown, because no operation returns them.",
  read: () => control.listRecords({ path: { ...here(), resource: 'secrets' }, query: inMode() }),
  name: ({ name, purpose }) => ({
    name: <code>{name}</code>,
    detail: purpose ? `for ${purpose}` : undefined,
  }),
  columns: [
    {
      name: 'Status',
      show: ({ rotation_required_by, zdr }) => (
        <div class="line">
          <Status is={rotation_required_by ? 'pending_rotation' : 'usable'} />
          {rotation_required_by && <span class="soft small">required by {rotation_required_by}</span>}
          {zdr && <Badge>zero retention</Badge>}
        </div>
      ),
    },
    { name: 'Accepted versions', show: Versions },
    { name: 'Region', show: ({ residency }) => residency },
    { name: 'Set', show: ({ updated_at }) => <Time at={updated_at} /> },
  ],
  actions: ({ name, rotation_required_by, purpose, residency, zdr }) => [
    // A secret can be changed only as a whole, with a new value.
    toAction(setSecret(), {
      label: 'Overwrite',
      name,
      submit: 'Overwrite',
      fixed: { name },
      initial: { ...(purpose && { purpose }), residency, zdr },
    }),
    toAction(apiRequest('createProxyUrl', { path: here() }), { name, fixed: { name } }),
    toAction(updateRecord('secrets', name), {
      label: 'Require rotation',
      title: `Require rotation of ${name}`,
      name,
      submit: 'Require',
      text: 'As a provider does that no longer accepts the value. The secret must be rotated before its next use.',
      initial: { rotation_required_by: 'payments' },
      isDisabled: Boolean(rotation_required_by),
    }),
  ],
  viewActions: () => [
    toAction(controlRequest('updateWorkspace', { path: here() }), {
      label: 'Restrict the region',
      submit: 'Set',
      hasMember: (name) => name === 'secrets_region',
      text: 'Secrets of the workspace may be stored and used only in this region.',
    }),
  ],
});
