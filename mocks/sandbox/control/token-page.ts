import { html } from 'hono/html';
import { controlSignInPath } from '../http/mounts.ts';
import { type Html, page } from '../http/pages/page.ts';

const wrong = html`<p class="wrong" role="alert">This is not the token of this sandbox.</p>`;

/** The page where a user enters the control token. @param next the path to open afterwards */
export const tokenPage = (next: string, wasWrong: boolean): Html =>
  page(
    'Control token',
    html`<h1>Control token</h1>
<p>Other machines can reach this sandbox, so its control plane requires a token. The sandbox printed the token when it
started, unless you set one.</p>
${wasWrong ? wrong : ''}
<form method="post" action="${controlSignInPath}">
<input type="hidden" name="next" value="${next}">
<p><label class="field">Token <input type="password" name="token" required autofocus autocomplete="current-password"></label></p>
<div class="actions"><button value="allow">Continue</button></div>
</form>`,
  );
