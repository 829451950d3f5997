import { errors, getOperation, headerNames, type OperationId } from '@workspace-api/contract';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json, readError, withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { elevatedIf } from '../lib/elevate.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';

const isOperation = (request: Request, id: OperationId): boolean =>
  findOperation(request)?.id === getOperation(id).id;

const getAuthorization = (request: Request) => ({
  Authorization: request.headers.get('Authorization') ?? '',
});

/** Replaces how an operation responds. */
const instead =
  (id: OperationId, respond: (request: Request, next: Fetch, rawBody: string) => Promise<Response>): Wrap =>
  (next) =>
  async (request) => {
    if (!isOperation(request, id)) return next(request);
    const { rawBody, again } = await repeatable(request);
    return respond(again(), next, rawBody);
  };

/** Edits a page with the token of a request. */
const patch = (next: Fetch, request: Request, url: string, operations: unknown): Promise<Response> =>
  next(
    new Request(url, {
      method: 'PATCH',
      headers: { ...getAuthorization(request), 'Content-Type': request.headers.get('Content-Type') ?? '' },
      body: JSON.stringify(operations),
    }),
  );

/** Rejects with another status or code than the service document specifies. */
const refuseDifferently =
  (id: OperationId, code: string, changes: { status?: number; code?: string; where?: RegExp }): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    if (!isOperation(request, id)) return response;
    const error = await readError(response);
    return error?.code === code && (changes.where?.test(String(error.message)) ?? true)
      ? withJson(response, changes.status ?? response.status, {
          error: { ...error, code: changes.code ?? code },
        })
      : response;
  };

/** The kind of a conflict; undefined for any other response. */
const readKind = async (response: Response): Promise<unknown> =>
  ((await readError(response))?.details as Json | undefined)?.kind;

/** Accepts an If-Match that resembles the current version. */
const similarIfMatch = (
  text: string,
  isAccepted: (current: string, ifMatch: string) => boolean,
  id: OperationId = 'updatePage',
): Mutant => ({
  clause: 'pages.stale-if-match',
  text,
  wrap: (next) => async (request) => {
    const ifMatch = request.headers.get(headerNames.ifMatch)?.replaceAll('"', '');
    if (ifMatch === undefined || !isOperation(request, id)) return next(request);
    const { again } = await repeatable(request);
    const draft = await next(new Request(request.url, { headers: getAuthorization(request) }));
    const current = draft.headers.get(headerNames.etag)?.replaceAll('"', '') ?? '';
    return next(again(isAccepted(current, ifMatch) ? { headers: { [headerNames.ifMatch]: null } } : {}));
  },
});

/** Mutants of drafts and page versions. */
export const versionMutants: Record<string, Mutant> = {
  'rollback-does-nothing': {
    clause: 'pages.rollback-restores',
    text: 'A rollback succeeds but does not change the draft.',
    wrap: instead('rollbackPage', async (request, next) => {
      const draft = await next(new Request(request.url, { headers: getAuthorization(request) }));
      const response = await next(request.clone());
      if (!response.ok || !draft.ok) return response;
      const operations = [{ op: 'replace', path: '', value: await draft.json() }];
      await patch(next, request, request.url, operations);
      return response;
    }),
  },
  'rollback-to-an-empty-page': {
    clause: 'pages.rollback-restores',
    text: 'A rollback restores only the title and empties the page.',
    wrap: instead('rollbackPage', async (request, next) => {
      const response = await next(request.clone());
      if (response.ok)
        await patch(next, request, request.url, [
          { op: 'add', path: '/tree/props', value: { restored: true } },
          { op: 'remove', path: '/tree/props/restored' },
          { op: 'add', path: '/schema/restored', value: true },
        ]);
      return response;
    }),
  },
  'rollback-with-write-scope': {
    clause: 'pages.rollback-needs-destructive',
    text: 'A rollback only requires the scope of a patch.',
    wrap: elevatedIf((request, { ok }) => isOperation(request, 'rollbackPage') && !ok),
  },
  'rollback-touches-other-pages': {
    clause: 'pages.rollback-restores',
    text: 'A rollback restores earlier versions of all pages.',
    wrap: (next) => {
      const urls = new Set<string>();
      return async (request) => {
        if (isOperation(request, 'getPage')) urls.add(request.url);
        const response = await next(request.clone());
        if (!isOperation(request, 'rollbackPage') || !response.ok) return response;
        for (const url of urls)
          if (url !== request.url)
            await patch(next, request, url, [{ op: 'replace', path: '/metadata/title', value: 'Restored' }]);
        return response;
      };
    },
  },
  'publish-resets-drafts': {
    clause: 'pages.publish-keeps-drafts',
    text: 'A publication changes the drafts.',
    wrap: (next) => {
      const urls = new Set<string>();
      return async (request) => {
        if (isOperation(request, 'getPage')) urls.add(request.url);
        const response = await next(request.clone());
        if (!isOperation(request, 'publishPages') || !response.ok) return response;
        for (const url of urls)
          await patch(next, request, url, [{ op: 'replace', path: '/metadata/title', value: 'Published' }]);
        return response;
      };
    },
  },
  'page-read-from-a-cache': {
    clause: 'pages.get-is-draft',
    text: 'A page is always returned as it was when first read.',
    wrap: (next) => {
      const cached = new Map<string, Json>();
      return async (request) => {
        const response = await next(request);
        if (!isOperation(request, 'getPage') || !response.ok) return response;
        return alterJson(response, (json) => {
          const first = cached.get(request.url) ?? json;
          cached.set(request.url, first);
          return first;
        });
      };
    },
  },
  'root-block-changes': {
    clause: 'pages.patch-keeps-root',
    text: 'A patch can change the type of the root block.',
    wrap: (next) => {
      const roots = new Map<string, unknown>();
      return async (request) => {
        const { rawBody, again } = await repeatable(request);
        if (isOperation(request, 'updatePage')) {
          const rootValue = rawBody.match(/"path":"\/tree\/block","value":("[^"]*")/)?.[1];
          if (rootValue) roots.set(request.url, JSON.parse(rootValue));
        }
        const response = await next(again());
        const root = roots.get(request.url);
        if (!isOperation(request, 'getPage') || root === undefined) return response;
        return alterJson(response, (json) => ({ ...json, tree: { ...(json.tree as Json), block: root } }));
      };
    },
  },
  'missing-path-is-404': {
    clause: 'pages.patch-missing-path',
    text: 'A patch with a missing path returns 404.',
    wrap: refuseDifferently('updatePage', errors['invalid-patch'].code, { status: 404 }),
  },
  'failed-test-is-validation-failed': {
    clause: 'pages.patch-test-mismatch',
    text: 'A failed test in a patch of the theme has the code validation_failed.',
    wrap: refuseDifferently('updateTheme', errors['invalid-patch'].code, {
      code: errors['validation-failed'].code,
    }),
  },
  'invalid-result-is-422': {
    clause: 'pages.patch-invalid-value',
    text: 'A patch that would make a page invalid returns 422.',
    wrap: refuseDifferently('updatePage', errors['invalid-patch'].code, {
      status: 422,
      where: /would be invalid/,
    }),
  },
  'slug-of-another-page-taken': {
    clause: 'pages.slug-in-use',
    text: 'Two pages can have the same slug.',
    wrap: (next) => async (request) => {
      const response = await next(request);
      const isAccepted =
        isOperation(request, 'updatePage') &&
        (await readKind(response)) === errors['slug-in-use'].details.kind;
      return isAccepted ? withJson(response, 200, {}) : response;
    },
  },
  'slug-of-another-page-is-name-taken': {
    clause: 'pages.slug-in-use',
    text: 'The conflict for a slug in use has the kind name_taken.',
    wrap: (next) => async (request) => {
      const response = await next(request);
      if (
        !isOperation(request, 'updatePage') ||
        (await readKind(response)) !== errors['slug-in-use'].details.kind
      )
        return response;
      const error = await readError(response);
      const details = { ...(error?.details as Json), kind: errors['name-taken'].details.kind };
      return withJson(response, response.status, { error: { ...error, details } });
    },
  },
  'every-second-save-makes-no-version': {
    clause: 'pages.save-makes-version',
    text: 'Every second save overwrites the previous version, so restoring it returns an older one.',
    wrap: instead('rollbackPage', async (request, next, rawBody) => {
      const { version, ...others } = parseBody(rawBody);
      const { again } = await repeatable(request);
      if (typeof version !== 'number') return next(again());
      const restoredVersion = version % 2 === 0 ? version - 1 : version;
      return next(again({ body: JSON.stringify({ ...others, version: restoredVersion }) }));
    }),
  },
  'if-match-ignored': {
    clause: 'pages.stale-if-match',
    text: 'If-Match is ignored.',
    wrap: (next) => async (request) => {
      const { again } = await repeatable(request);
      return next(again({ headers: { [headerNames.ifMatch]: null } }));
    },
  },
  'if-match-by-beginning': similarIfMatch(
    'A prefix of the current version is accepted in If-Match.',
    (current, ifMatch) => current.startsWith(ifMatch),
  ),
  'if-match-by-end': similarIfMatch(
    'A suffix of the current version is accepted in If-Match.',
    (current, ifMatch) => current.endsWith(ifMatch),
  ),
  'if-match-by-part': similarIfMatch(
    'Part of the current version is accepted in If-Match.',
    (current, ifMatch) => current.includes(ifMatch),
  ),
  'if-match-of-theme-by-part': similarIfMatch(
    "Part of the theme's current version is accepted in If-Match.",
    (current, ifMatch) => current.includes(ifMatch),
    'updateTheme',
  ),
  'if-match-of-theme-ignored': {
    clause: 'pages.stale-if-match',
    text: 'If-Match is ignored for the theme.',
    wrap: (next) => async (request) => {
      if (!isOperation(request, 'updateTheme')) return next(request);
      const { again } = await repeatable(request);
      return next(again({ headers: { [headerNames.ifMatch]: null } }));
    },
  },
  'stale-edit-is-412': {
    clause: 'pages.stale-if-match',
    text: 'A stale If-Match returns 412.',
    wrap: refuseDifferently('updatePage', errors['version-mismatch'].code, { status: 412 }),
  },
  'stale-edit-names-its-own-version': {
    clause: 'pages.stale-names-current',
    text: 'The error version_mismatch contains the version from the request as the current version.',
    wrap: (next) => async (request) => {
      const response = await next(request);
      const error = await readError(response);
      const details = error?.details as Json | undefined;
      if (details?.kind !== errors['version-mismatch'].details.kind) return response;
      const echoed = { ...details, current_version: request.headers.get(headerNames.ifMatch) };
      return withJson(response, response.status, { error: { ...error, details: echoed } });
    },
  },
  'stale-edit-names-no-version': {
    clause: 'pages.stale-names-current',
    text: 'The error version_mismatch does not contain the current version.',
    wrap: (next) => async (request) => {
      const response = await next(request);
      const error = await readError(response);
      const details = error?.details as Json | undefined;
      if (details?.kind !== errors['version-mismatch'].details.kind) return response;
      const { current_version: _, ...others } = details;
      return withJson(response, response.status, { error: { ...error, details: others } });
    },
  },
};
