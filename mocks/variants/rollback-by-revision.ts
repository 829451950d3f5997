import { errors } from '@workspace-api/contract';
import { otherBody } from './lib/other-body.ts';
import type { Variant } from './lib/variant.ts';

export const rollbackByRevision: Variant = {
  text: 'A rollback names the version in the member `revision`, and its body is checked before its scope and its page.',
  allowedBy: 'Pages: neither the request body of a rollback nor the order of checks is documented.',
  families: ['pages', 'errors', 'scopes', 'tenancy'],
  wrap: otherBody(['rollbackPage'], {
    member: 'revision',
    toSandbox: ({ revision }) => ({ version: Number(revision) }),
    status: errors['validation-failed'].status,
  }),
};
