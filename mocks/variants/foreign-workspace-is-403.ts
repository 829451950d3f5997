import { basePath, errors, operations } from '@workspace-api/contract';
import type { Fetch } from '../wrappers/fetch.ts';
import { readJson, withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

/** Returns whether the token of a request can access a workspace. */
const reaches = async (next: Fetch, request: Request, slug: string): Promise<boolean> => {
  const headers = { Authorization: request.headers.get('Authorization') ?? '' };
  const list = await readJson(
    await next(
      new Request(new URL(`${basePath}${operations.listWorkspaces.path}?limit=100`, request.url), {
        headers,
      }),
    ),
  );
  const workspaces = (list?.workspaces ?? []) as { slug: string }[];
  return list?.workspaces === undefined || workspaces.some((workspace) => workspace.slug === slug);
};

export const foreignWorkspaceIs403: Variant = {
  text: 'A workspace of another tenant returns 403 instead of 404.',
  allowedBy: 'Status codes: 403 is for workspace access, 404 for what is not visible to the token.',
  families: ['tenancy', 'workspaces'],
  wrap: (next) => {
    // The workspaces for which a request with one of their tokens succeeded.
    const existing = new Set<string>();
    return async (request) => {
      const response = await next(request);
      const slug = /^\/v\d+\/workspaces\/([^/]+)/.exec(new URL(request.url).pathname)?.[1];
      if (slug === undefined) return response;
      if (response.ok) existing.add(slug);
      const isForeign =
        response.status === errors['not-found'].status &&
        existing.has(slug) &&
        !(await reaches(next, request, slug));
      return isForeign
        ? withJson(response, errors['workspace-forbidden'].status, {
            error: {
              code: errors['workspace-forbidden'].code,
              message: 'This token has no access to the workspace.',
            },
          })
        : response;
    };
  },
};
