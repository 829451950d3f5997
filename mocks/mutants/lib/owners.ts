import { modeOfKey, operations } from '@workspace-api/contract';
import type { Fetch } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson } from '../../wrappers/json.ts';
import type { repeatable } from '../../wrappers/resend.ts';

/** Copies a request with changes. */
export type Again = Awaited<ReturnType<typeof repeatable>>['again'];

/** Returns the slug in the path of a URL, or '' if there is none. */
export const slugIn = (url: string): string => /\/workspaces\/([^/?]+)/.exec(url)?.[1] ?? '';

export const getAuthorization = (request: Request): string => request.headers.get('Authorization') ?? '';

/** Returns the mode of a key. Any other token counts as test mode. */
export const getMode = (request: Request): string =>
  modeOfKey(getAuthorization(request).replace(/^Bearer /, '')) ?? 'test';

/** Returns the id of the record in the path of a request; undefined if there is none. */
export const findRecordId = (request: Request): string | undefined => {
  const operation = findOperation(request);
  const index = operation?.path.split('/').findIndex((step) => step === '{id}' || step === '{name}') ?? -1;
  if (!operation || index < 0) return undefined;
  const steps = new URL(request.url).pathname.split('/');
  return steps[steps.length - operation.path.split('/').length + index];
};

/** A token that the server accepted below a workspace. */
export type Owner = {
  slug: string;
  mode: string;
  id: string | undefined;
  url: string;
  authorization: string;
};

/** Reads the slugs of the workspaces that an accepted request proves its token can access. '' represents no workspace. */
const readSlugs = async (request: Request, response: Response): Promise<string[]> => {
  const inPath = slugIn(request.url);
  if (findOperation(request)?.id !== operations.getMe.id) return [inPath];
  const { workspace } = (await readJson(response)) ?? {};
  const slug = (workspace as { slug?: unknown } | undefined)?.slug;
  return typeof slug === 'string' ? [inPath, slug] : [inPath];
};

/**
 * Remembers which tokens a server accepted below which workspace and for which record, so that a mutant can use the token of an
 * owner. This simulates a missing check.
 */
export const createOwners = (next: Fetch) => {
  const owners: Owner[] = [];
  const isRefusal = (status: number): boolean => [401, 403, 404].includes(status);
  return {
    note: async (request: Request, response: Response): Promise<void> => {
      if (!response.ok) return;
      // A token that is issued outside of the API.
      const json = findOperation(request) ? undefined : await readJson(response);
      if (typeof json?.token === 'string' && typeof json.workspace === 'string')
        owners.push({
          slug: json.workspace,
          mode: modeOfKey(json.token) ?? 'test',
          id: undefined,
          url: request.url,
          authorization: `Bearer ${json.token}`,
        });
      const authorization = getAuthorization(request);
      // A driver may act on a workspace without its token.
      if (authorization === '') return;
      const [mode, id, { url }] = [getMode(request), findRecordId(request), request];
      for (const slug of await readSlugs(request, response))
        owners.unshift({ slug, mode, id, url, authorization });
    },
    /** Sends the request with the tokens of the selected owners; undefined if all are rejected. */
    as: async (
      again: Again,
      selects: (owner: Owner) => boolean,
      getUrl: (owner: Owner) => string | undefined = () => undefined,
    ): Promise<Response | undefined> => {
      const triedTokens = new Set<string>();
      for (const owner of owners.filter(selects)) {
        const url = getUrl(owner);
        const attempt = `${owner.authorization} ${url}`;
        if (triedTokens.has(attempt)) continue;
        triedTokens.add(attempt);
        const response = await next(
          again({ headers: { Authorization: owner.authorization }, ...(url === undefined ? {} : { url }) }),
        );
        if (!isRefusal(response.status)) return response;
      }
      return undefined;
    },
  };
};
