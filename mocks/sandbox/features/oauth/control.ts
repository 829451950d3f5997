import { examples } from '@workspace-api/contract';
import { findTenant, owned } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { invalid, problem } from '../../core/problem.ts';
import { issueCode } from './authorization-code.ts';
import { accounts } from './console/accounts.ts';
import { isRedirectAllowed, redirectRule } from './console/redirect-uri.ts';

/** Signs a person in without a browser. */
export const oauthControl: ControlHandlers<'issueAuthorizationCode'> = {
  issueAuthorizationCode: async ({ context, db, input: { body } }) => {
    const { workspace = examples.me.workspace.slug, mode, email, code_challenge, redirect_uri } = body;
    if (!isRedirectAllowed(redirect_uri))
      throw invalid([{ path: '/redirect_uri', reason: 'format_mismatch', message: redirectRule }]);
    const tenant = await findTenant(db, workspace, mode);
    const person = (await accounts(db)).find(
      (one) => one.workspace.id === tenant.workspaceId && (email === undefined || one.email === email),
    );
    if (!person) {
      throw problem('not-found', {
        message: email ? `${email} is not a member of ${workspace}.` : `${workspace} has no members.`,
      });
    }
    const grant = { ...owned(tenant), user_id: person.userId, code_challenge, redirect_uri };
    return { auth_code: await issueCode(context, db, grant) };
  },
};
