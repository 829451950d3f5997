import type { Scope } from '@workspace-api/contract';
import { html } from 'hono/html';
import { type Account, accountKey, lacking } from './accounts.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import { type Html, page } from './page.ts';

/** The levels of the scopes, in words. */
const verbs: Readonly<Record<string, string>> = {
  read: 'See',
  write: 'Change',
  destructive: 'Delete',
  set: 'Give values to',
};

const words = (scope: Scope): string => {
  const [resource = '', level = ''] = scope.split(':');
  return `${verbs[level] ?? level} ${resource === 'me' ? 'who you are' : resource}`;
};

/** Who asks: there is no register of clients, only the address that the browser will be sent to. */
const clientOf = (redirectUri: string): string => {
  const { protocol, host } = new URL(redirectUri);
  return host === '' ? protocol.slice(0, -1) : host;
};

const permitted = (account: Account, asked: readonly Scope[]): Html => {
  const missing = lacking(account, asked);
  return missing.length === 0
    ? html`<small>May do all of this</small>`
    : html`<small class="lacks">May not: ${missing.join(', ')}</small>`;
};

const choice = (name: string, value: string, checked: boolean, content: Html): Html =>
  html`<label class="choice"><input type="radio" name="${name}" value="${value}" required ${checked ? 'checked' : ''}><span>${content}</span></label>
`;

/** The page on which a person says who they are, and whether the client may act for them. */
export const signInPage = (request: AuthorizeRequest, people: readonly Account[], stamp: string): Html =>
  page(
    'Sign in',
    html`<h1>Sign in</h1>
<p>A program at <strong>${clientOf(request.redirectUri)}</strong> wants to act for you.</p>
<section aria-labelledby="asks">
<h2 id="asks">It asks to</h2>
<ul class="scopes">
${request.scopes.map((scope) => html`<li><span>${words(scope)}</span><code>${scope}</code></li>`)}
</ul>
</section>
<form method="post">
<input type="hidden" name="stamp" value="${stamp}">
<fieldset>
<legend>Sign in as</legend>
${people.map((account, index) =>
  choice(
    'account',
    accountKey(account),
    index === 0,
    html`${account.email}<small>${account.workspace.name}</small>${permitted(account, request.scopes)}`,
  ),
)}
</fieldset>
<fieldset>
<legend>Data</legend>
<div class="pair">
${choice('mode', 'test', true, html`Test<small>Isolated, no real charges</small>`)}
${choice('mode', 'live', false, html`Live<small>As visitors see it</small>`)}
</div>
</fieldset>
<div class="actions">
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny" formnovalidate>Deny</button>
</div>
<p class="note">The session has all permissions that the account has in the workspace, and can switch to its others.</p>
</form>`,
  );

/** The page for a sign-in that can't go on, and whose client can't be told. */
export const faultPage = (what: string, remedy: string): Html =>
  page(
    'Sign-in failed',
    html`<h1>This sign-in can’t go on</h1>
<p role="alert">${what}</p>
<p>${remedy}</p>`,
  );
