import type { StoredRecords } from '@workspace-api/contract/sandbox';
import { apiRequest, controlRequest, listStored, recordRequest } from '../../client/request.ts';
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
