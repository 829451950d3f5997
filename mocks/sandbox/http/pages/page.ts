import { html, raw } from 'hono/html';
import { toBase64 } from '#host/bytes.ts';
import { sha256 } from '#host/crypto.ts';
import { styles } from './styles.ts';

/** The result of a template, with its values escaped. */
export type Html = ReturnType<typeof html>;

// The hash covers the exact content of the element, so the template must not add whitespace around it.
const styleHash = toBase64(sha256(styles));

/** A page of the console. */
export const page = (title: string, content: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
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
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${formTarget}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  // The URL contains the state. With no-referrer, a form would be sent with the Origin null.
  'Referrer-Policy': 'same-origin',
});
