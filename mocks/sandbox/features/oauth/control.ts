import { examples } from '@workspace-api/contract';
import type { components, Input } from '@workspace-api/contract/sandbox';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { problem } from '../../core/problem.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import { issueCode } from './authorization-code.ts';
import { type Account, accounts } from './console/accounts.ts';
import { isRedirectAllowed, redirectRule } from './console/redirect-uri.ts';

type Users = components['schemas']['People']['data'];

/** Groups the accounts by user. */
const groupByUser = (all: readonly Account[]): Users => {
  const users = new Map<string, Users[number]>();
  for (const { userId, email, workspace, scopes } of all) {
    const user = users.get(userId) ?? { id: userId, email, workspaces: [] };
    user.workspaces.push({ slug: workspace.slug, name: workspace.name, scopes: [...scopes] });
    users.set(userId, user);
  }
  return [...users.values()].toSorted((one, other) => one.email.localeCompare(other.email));
};

const checkRedirect: FieldCheck<Input<'issueAuthorizationCode'>> = ({ body: { redirect_uri } }) =>
  redirect_uri === undefined || isRedirectAllowed(redirect_uri)
    ? []
    : [{ path: '/redirect_uri', reason: 'format_mismatch', message: redirectRule }];

/** The users who can sign in, and a sign-in without a browser. */
export const oauthControl: ControlHandlers<'listPeople' | 'issueAuthorizationCode'> = {
  listPeople: async ({ db }) => ({ data: groupByUser(await accounts(db)) }),

  issueAuthorizationCode: withCheck(checkRedirect, async ({ context, db, input: { body } }) => {
    const { workspace = examples.me.workspace.slug, mode, email, code_challenge, redirect_uri } = body;
    const tenant = await findTenant(db, workspace, mode);
    const account = (await accounts(db)).find(
      (one) => one.workspace.id === tenant.workspace_id && (email === undefined || one.email === email),
    );
    if (!account) {
      throw problem('not-found', {
        message: email ? `${email} is not a member of ${workspace}.` : `${workspace} has no members.`,
      });
    }
    const grant = { ...tenant, user_id: account.userId, code_challenge, redirect_uri };
    return { auth_code: await issueCode(context, db, grant) };
  }),
};
