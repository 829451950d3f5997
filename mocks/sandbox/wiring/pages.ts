import { sandboxUrl } from '@workspace-api/contract';
import { openPublicFolder } from '#host/files.ts';
import { dashboardPath, docsPath } from '../http/mounts.ts';
import type { StaticMount } from '../http/static-files/static-routes.ts';

/** The dashboard. Its scripts and styles are separate files, and it only calls this sandbox. */
export const dashboard: StaticMount = {
  path: dashboardPath,
  folder: openPublicFolder('ui'),
  name: 'The dashboard',
  remedy: 'node mocks/build.js',
  policy: [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; '),
  // The site of the API shows the view that sends requests next to its text.
  framedBy: 'self',
};

/** The API's documentation site. Its samples name the sandbox that serves them. */
export const docs: StaticMount = {
  path: docsPath,
  folder: openPublicFolder('docs'),
  name: 'The site of the API',
  remedy: 'npm run docs -- --for-sandbox',
  policy: [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; '),
  framedBy: 'none',
  origin: new URL(sandboxUrl).origin,
};
