import { html } from 'hono/html';
import type { PlainResponse } from '../plain-response.ts';

/** The page that explains which command builds the missing files of a page. */
export const notBuilt = async (what: string, remedy: string): Promise<PlainResponse> => ({
  status: 503,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'Cache-Control': 'no-store',
  },
  body: String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${what} is not built · Workspace API sandbox</title>
</head>
<body>
<h1>${what} is not built</h1>
<p>Run <code>${remedy}</code> in the repository, then reload this page.</p>
</body>
</html>
`,
  ),
});
