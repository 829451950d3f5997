import { otherBody } from './lib/other-body.ts';
import type { Variant } from './lib/variant.ts';

export const decisionsNeedAReason: Variant = {
  text: 'Approving and denying require a reason: a body without one returns 422, even for an approval that is missing.',
  allowedBy:
    'Approvals: neither the request bodies of approve and deny nor the order of checks is documented.',
  families: ['approvals', 'errors', 'runs', 'agents'],
  wrap: otherBody(['approveApproval', 'denyApproval'], {
    member: 'reason',
    toSandbox: ({ reason }) => ({ note: reason }),
    status: 422,
  }),
};
