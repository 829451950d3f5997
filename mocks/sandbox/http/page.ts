import { html, raw } from 'hono/html';
import { parse, serialize } from 'hono/utils/cookie';
import { toBase64 } from '#host/bytes.ts';
import { sha256 } from '#host/crypto.ts';
import type { Call, PlainResponse } from './call.ts';

/** The console's style sheet. Colours have a contrast of at least 4.5:1 in both schemes (WCAG 2.2, 1.4.3). */
const styles = `
:root { color-scheme: light dark; --back: light-dark(#f4f5f8, #11141b); --card: light-dark(#fff, #1a1f2a); --ink: light-dark(#1b2130, #e8ebf2);
  --soft: light-dark(#566074, #a3adc0); --line: light-dark(#cdd3df, #3a4356); --accent: light-dark(#2b50d8, #9db2ff);
  --accent-ink: light-dark(#fff, #10162b); --tint: light-dark(#eef2ff, #222b46); --warn: light-dark(#8a4b00, #f0b26a); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--back);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 30rem; padding: 1.5rem 2rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 1rem; overflow-wrap: anywhere; }
.console { margin: 0 0 .25rem; color: var(--soft); font-size: .875rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
h2, legend { margin: 0 0 .5rem; padding: 0; font-size: 1rem; font-weight: 600; }
p { margin: 0 0 1rem; }
code { font: .875em ui-monospace, monospace; }
section, fieldset { margin: 0 0 1rem; padding: 0; border: 0; min-width: 0; }
.scopes { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: .625rem;
  max-height: max(5.5rem, 22vh); overflow-y: auto; }
.scopes li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 1rem;
  padding: .5rem .875rem; }
.scopes li + li { border-top: 1px solid var(--line); }
.scopes code { color: var(--soft); }
.choice { display: flex; gap: .75rem; align-items: flex-start; padding: .5rem .875rem;
  border: 1px solid var(--line); border-radius: .625rem; cursor: pointer; }
.choice:has(:checked) { border-color: var(--accent); background: var(--tint); }
.choice input { flex: none; width: 1.125rem; height: 1.125rem; margin: .2rem 0 0; accent-color: var(--accent); }
.choice small { display: block; color: var(--soft); font-size: .875rem; }
.choice small.lacks { color: var(--warn); }
.accounts, .pair { display: grid; gap: .5rem; }
.pair { grid-template-columns: 1fr 1fr; }
.field { display: block; font-weight: 600; }
.field input { display: block; width: 100%; min-height: 2.75rem; margin: .25rem 0 0; padding: .5rem .75rem; border: 1px solid var(--soft);
  border-radius: .625rem; background: var(--back); color: inherit; font: inherit; }
.wrong { color: var(--warn); }
.actions { display: flex; gap: .75rem; }
.decision { position: sticky; bottom: 0; margin: 0 -.25rem; padding: .75rem .25rem; background: var(--card); }
button { flex: 1; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .625rem;
  background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button[value=allow] { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); }
button:hover { filter: brightness(.94); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.choice:focus-within { outline: 3px solid var(--accent); outline-offset: 2px; }
.choice :focus-visible { outline: none; }
main > :last-child { margin-bottom: 0; }
.note { margin: 0 0 .25rem; color: var(--soft); font-size: .875rem; }
@media (min-width: 60rem) { main:has(.accounts) { max-width: 46rem; } .accounts { grid-template-columns: 1fr 1fr; } }
@media (max-width: 30rem) { body { padding: .75rem; } main { padding: 1rem 1.25rem; } }
`;

/** The result of a template, with its values escaped. */
export type Html = ReturnType<typeof html>;

/** A page of the console. */
export const page = (title: string, content: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Workspace API sandbox</title>
<style>${raw(styles)}</style>
</head>
<body>
<main>
<p class="console">Workspace API sandbox</p>
${content}
</main>
</body>
</html>
`;

/**
 * Headers of the console's pages: no content from other origins, no scripts, no framing, no caching.
 *
 * @param formTarget an origin that the page's form may redirect to
 */
export const pageHeaders = (formTarget = ''): Record<string, string> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    // The hash covers the exact content of the element, so the template must not add whitespace around it.
    `style-src 'sha256-${toBase64(sha256(styles))}'`,
    `form-action 'self' ${formTarget}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  // The URL contains the state. With no-referrer, a form would be sent with the Origin null.
  'Referrer-Policy': 'same-origin',
});

/** Reads a cookie of a request. */
export const readCookie = (call: Call, name: string): string | undefined =>
  parse(call.header('Cookie') ?? '', name)[name];

/** The `Set-Cookie` header for a cookie that only pages of this sandbox send, and no script reads. */
export const formatCookie = ({ request }: Call, name: string, value: string, path: string): string =>
  serialize(name, value, {
    path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: new URL(request.url).protocol === 'https:',
  });

/** The response with a page. @param headers in addition to its type */
export const pageResponse = async (
  status: number,
  content: Html,
  headers: Readonly<Record<string, string>> = pageHeaders(),
): Promise<PlainResponse> => ({
  status,
  headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  body: String(await content),
});
