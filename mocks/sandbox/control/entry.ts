import { basePath, mediaTypes } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import type { Middleware } from '../http/call.ts';
import { preferred } from '../http/encodings/accept.ts';
import { dashboardPath, docsPath, healthPath, openapiPath } from '../http/mounts.ts';

const page = 'text/html';

/** The addresses that the sandbox serves at this origin. */
const placesAt = (origin: string) => ({
  name: 'Workspace API sandbox',
  base_url: origin + basePath,
  control_plane_url: origin + controlPath,
  dashboard_url: origin + dashboardPath,
  docs_url: origin + docsPath,
  openapi_url: origin + openapiPath,
  control_plane_openapi_url: origin + controlPath + openapiPath,
  health_url: origin + healthPath,
});

/** Handles the root: redirects a browser to the dashboard, and lists the addresses for a program. */
export const entry: Middleware = (call) => {
  const headers = { 'Cache-Control': 'no-store', Vary: 'Accept' };
  if (preferred(call.header('Accept'), [mediaTypes.json, page]) === page)
    return { status: 302, headers: { ...headers, Location: `${dashboardPath}/` }, body: null };
  const { origin } = new URL(call.request.url);
  return {
    status: 200,
    headers: { ...headers, 'Content-Type': mediaTypes.json },
    body: `${JSON.stringify(placesAt(origin), null, 2)}\n`,
  };
};
