import { grants, type Scope } from '@workspace-api/contract';
import { html } from 'hono/html';
import { type Html, page } from '../../../http/page.ts';
import type { Db } from '../../../store/database.ts';
import { listMembers, type Member } from '../../workspaces/index.ts';
import type { AuthorizeRequest } from './authorize-request.ts';

/** All accounts that can sign in, ordered from most to fewest permissions: users in one of their workspaces. */
export const accounts = async (db: Db): Promise<Member[]> =>
  (await listMembers(db)).toSorted((a, b) => b.scopes.length - a.scopes.length);

/** The value that identifies an account in the form. */
export const accountKey = ({ user, workspace }: Member): string => `${user.id} ${workspace.id}`;

/** The verb that describes each level of the scopes. */
const verbs: Readonly<Record<string, string>> = {
  read: 'See',
  write: 'Change',
  destructive: 'Delete',
  set: 'Give values to',
};

const describeScope = (scope: Scope): string => {
  const [resource = '', level = ''] = scope.split(':');
  return `${verbs[level] ?? level} ${resource === 'me' ? 'who you are' : resource}`;
};

/** The number of permissions. The list of many scrolls, so it doesn't show how many there are. */
const formatCount = ({ length }: readonly Scope[]): string =>
  length === 1 ? '1 permission' : `${length} permissions`;

/** The name of the client. Clients aren't registered, so this is the host of the redirect URI. */
const getClientName = (redirectUri: string): string => {
  const { protocol, host } = new URL(redirectUri);
  return host === '' ? protocol.slice(0, -1) : host;
};

/** How many missing permissions are named. An account can miss all of them. */
const namedScopes = 3;

const formatMissing = (missing: readonly Scope[]): string => {
  const others = missing.length - namedScopes;
  const named = missing.slice(0, namedScopes).join(', ');
  return others > 0 ? `${named} and ${others} more` : named;
};

const formatPermissions = (account: Member, requested: readonly Scope[]): Html => {
  const missing = requested.filter((scope) => !grants(account.scopes, scope));
  return missing.length === 0
    ? html`<small>Has all of these permissions</small>`
    : html`<small class="lacks">Missing: ${formatMissing(missing)}</small>`;
};

const choice = (name: string, value: string, checked: boolean, content: Html): Html =>
  html`<label class="choice"><input type="radio" name="${name}" value="${value}" required ${checked ? 'checked' : ''}><span>${content}</span></label>
`;

/** The page on which a user chooses an account and allows or denies the client's request. */
export const signInPage = (request: AuthorizeRequest, accounts: readonly Member[]): Html =>
  page(
    'Sign in',
    html`<h1>Sign in</h1>
<p>A program at <strong>${getClientName(request.redirectUri)}</strong> wants to act on your behalf, with ${formatCount(request.scopes)}.</p>
<section aria-labelledby="permissions">
<h2 id="permissions">It wants to</h2>
<ul class="scopes" tabindex="0" aria-labelledby="permissions">
${request.scopes.map((scope) => html`<li><span>${describeScope(scope)}</span><code>${scope}</code></li>`)}
</ul>
</section>
<form method="post">
<fieldset>
<legend>Sign in as</legend>
<div class="accounts">
${accounts.map((account, index) =>
  choice(
    'account',
    accountKey(account),
    index === 0,
    html`${account.user.email}<small>${account.workspace.name}</small>${formatPermissions(account, request.scopes)}`,
  ),
)}
</div>
</fieldset>
<fieldset>
<legend>Data</legend>
<div class="pair">
${choice('mode', 'test', true, html`Test<small>Isolated, no real charges</small>`)}
${choice('mode', 'live', false, html`Live<small>As visitors see it</small>`)}
</div>
</fieldset>
<p class="note">The session has all permissions that the account has in the workspace, and can switch to the other workspaces of the account.</p>
<div class="actions decision">
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny" formnovalidate>Deny</button>
</div>
</form>`,
  );

/** The page for a sign-in that can't continue and whose error can't be sent to the client. */
export const errorPage = (what: string, remedy: string): Html =>
  page(
    'Sign-in failed',
    html`<h1>This sign-in can’t continue</h1>
<p role="alert">${what}</p>
<p>${remedy}</p>`,
  );
