import { examples } from '@workspace-api/contract';
import type { components, Input } from '@workspace-api/contract/sandbox';
import { findWorkspace } from '../../control/find-workspace.ts';
import { problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { SandboxWork } from '../../domain/work.ts';
import { authorizePath } from '../../http/mounts.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import { defineFeature } from '../feature.ts';
import type { Member } from '../workspaces/index.ts';
import { consoleRoutes } from './console/console.ts';
import { isRedirectAllowed, redirectRule } from './console/redirect-uri.ts';
import { accounts } from './console/sign-in-page.ts';
import { exchangeCode, issueCode, refresh } from './session.ts';

/** Runs a transaction that commits even if the grant is refused, so that an ended session stays ended. */
const grantOrRefuse = async <Pair>(
  context: AppContext,
  grant: (work: SandboxWork) => Promise<Pair | undefined>,
) => {
  const pair = await context.database.transaction((db) => grant({ context, db }));
  if (pair === undefined) throw problem('invalid-grant');
  return pair;
};

type Users = components['schemas']['People']['data'];

/** Groups the accounts by user. */
const groupByUser = (all: readonly Member[]): Users => {
  const users = new Map<string, Users[number]>();
  for (const { user: member, workspace, scopes } of all) {
    const user = users.get(member.id) ?? { ...member, workspaces: [] };
    user.workspaces.push({ slug: workspace.slug, name: workspace.name, scopes: [...scopes] });
    users.set(member.id, user);
  }
  return [...users.values()].toSorted((one, other) => one.email.localeCompare(other.email));
};

const checkRedirect: FieldCheck<Input<'issueAuthorizationCode'>> = (
  { body: { redirect_uri } },
  { context: { redirectOrigins } },
) =>
  redirect_uri === undefined || isRedirectAllowed(redirect_uri, redirectOrigins)
    ? []
    : [{ path: '/redirect_uri', reason: 'format_mismatch', message: redirectRule }];

/** Sign-in: OAuth 2.1 with PKCE, and the console's sign-in page. */
export const oauthFeature = defineFeature({
  /** Starts and refreshes sessions. None of these operations requires a token. */
  handlers: {
    getCliConfig: ({ request }) => ({ authorize_url: new URL(authorizePath, request.url).href }),

    exchangeAuthorizationCode: ({ context, input: { body } }) =>
      grantOrRefuse(context, (work) => exchangeCode(work, body)),

    refreshSession: ({ context, input: { body } }) =>
      grantOrRefuse(context, (work) => refresh(work, body.refresh_token)),
  },
  /** The users who can sign in, and a sign-in without a browser. */
  control: {
    listPeople: async ({ db }) => ({ data: groupByUser(await accounts(db)) }),

    issueAuthorizationCode: withCheck(checkRedirect, async ({ context, db, input: { body } }) => {
      const { workspace = examples.me.workspace.slug, mode = 'test', email } = body;
      const { code_challenge, redirect_uri } = body;
      const workspace_id = (await findWorkspace(db, workspace)).id;
      const account = (await accounts(db)).find(
        (one) => one.workspace.id === workspace_id && (email === undefined || one.user.email === email),
      );
      if (!account) {
        throw problem('not-found', {
          message: email ? `${email} is not a member of ${workspace}.` : `${workspace} has no members.`,
        });
      }
      const grant = { workspace_id, mode, user_id: account.user.id, code_challenge, redirect_uri };
      return { auth_code: await issueCode({ context, db }, grant) };
    }),
  },
  routes: consoleRoutes,
});
