import { errors } from '@workspace-api/contract';
import { otherBody } from './lib/other-body.ts';
import type { Variant } from './lib/variant.ts';

export const secretValuesRenamed: Variant = {
  text: 'Setting and rotating a secret require its value as `plaintext`; the body is checked before the record.',
  allowedBy: "Secrets: the field names of the PUT and rotate request bodies aren't documented.",
  families: ['secrets', 'errors', 'scopes', 'tenancy', 'idempotency'],
  wrap: otherBody(['setSecret', 'rotateSecret'], {
    member: 'plaintext',
    toSandbox: ({ plaintext, ...rest }) => ({ ...rest, value: plaintext }),
    status: errors['validation-failed'].status,
  }),
};
