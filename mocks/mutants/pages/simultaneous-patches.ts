import { headerNames, type OperationId, operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { pause, whileInProgress } from '../lib/while-in-progress.ts';

type Operation = { op: string };
type Patch = { rawBody: string; again: Awaited<ReturnType<typeof repeatable>>['again'] };
type Send = (request: Request) => Promise<Response>;

const isPatch = (request: Request): boolean => findOperation(request)?.id === operations.updatePage.id;

/** The operation that publishes what a patch changes. */
const publicationByPatch: Partial<Record<OperationId, OperationId>> = {
  [operations.updatePage.id]: operations.publishPages.id,
  [operations.updateTheme.id]: operations.publishTheme.id,
};

/**
 * Changes the effect of a patch that has the same If-Match, or lack of one, as a patch of the same draft in progress.
 *
 * @param send sends the second patch, with the body and the response of the first
 */
const besideEqualRevision =
  (
    patch: OperationId,
    send: (second: Patch, first: { rawBody: string; response: Response }, next: Send) => Promise<Response>,
  ): Wrap =>
  (next) => {
    const inProgress = whileInProgress();
    const bodies = new Map<string, string>();
    return async (request) => {
      if (findOperation(request)?.id !== patch) return next(request);
      const second = await repeatable(request);
      const name = `${request.url} ${request.headers.get(headerNames.ifMatch)}`;
      return inProgress(
        name,
        () => {
          bodies.set(name, second.rawBody);
          return next(second.again());
        },
        (response) => send(second, { rawBody: bodies.get(name) ?? '', response }, next),
      );
    };
  };

const withoutIfMatch = ({ again }: Patch): Request => again({ headers: { [headerNames.ifMatch]: null } });

const pathsIn = (rawBody: string): string =>
  (JSON.parse(rawBody) as { path?: string }[]).map(({ path }) => path).join(' ');

/** Loses a patch during whose execution its draft is published: the response is the only trace of it. */
const lostByPublication =
  (patch: OperationId): Wrap =>
  (next) => {
    let open = 0;
    return async (request) => {
      const operation = findOperation(request)?.id;
      if (operation === publicationByPatch[patch]) {
        open += 1;
        await pause();
        const response = await next(request);
        open -= 1;
        return response;
      }
      if (operation !== patch || open === 0) return next(request);
      const { again } = await repeatable(request);
      const read = new Request(request.url, {
        headers: { Authorization: again().headers.get('Authorization') ?? '' },
      });
      const before = await readJson(await next(read.clone()));
      const response = await next(again());
      const inverse = Object.keys(before ?? {})
        .filter((name) => ['metadata', 'tree', 'typography'].includes(name))
        .map((name) => ({ op: 'replace', path: `/${name}`, value: before?.[name] }));
      if (response.ok)
        await next(again({ body: JSON.stringify(inverse), headers: { [headerNames.idempotencyKey]: null } }));
      return response;
    };
  };

/** Does nothing on the next publication after one that a patch of a draft overlapped. */
const publicationForgotten =
  (patch: OperationId): Wrap =>
  (next) => {
    let publishing = 0;
    let isForgotten = false;
    return async (request) => {
      const operation = findOperation(request)?.id;
      if (operation === patch) {
        isForgotten = publishing > 0;
        return next(request);
      }
      if (operation !== publicationByPatch[patch]) return next(request);
      if (isForgotten && publishing === 0) {
        isForgotten = false;
        return new Response(null, { status: 204 });
      }
      publishing += 1;
      const response = await next(request);
      await pause();
      publishing -= 1;
      return response;
    };
  };

/** Changes the effect of a patch that arrives while another patch of the same page is in progress. */
const meanwhile =
  (send: (patch: Patch, next: Send, first: Response) => Response | Promise<Response>): Wrap =>
  (next) => {
    const inProgress = whileInProgress();
    return async (request) => {
      if (!isPatch(request)) return next(request);
      const patch = await repeatable(request);
      return inProgress(
        request.url,
        () => next(patch.again()),
        (first) => send(patch, next, first),
      );
    };
  };

const withoutTests = (rawBody: string): string =>
  JSON.stringify((JSON.parse(rawBody) as Operation[]).filter(({ op }) => op !== 'test'));

/** Saves the page after every operation, so that others can read intermediate states. */
const savedInSteps: Wrap = (next) => async (request) => {
  if (!isPatch(request)) return next(request);
  const { rawBody, again } = await repeatable(request);
  const all = JSON.parse(rawBody) as Operation[];
  // A patch with a `test` is checked as a whole.
  if (
    !Array.isArray(all) ||
    all.length < 2 ||
    all.some(({ op }) => op !== 'replace') ||
    request.headers.has(headerNames.ifMatch)
  )
    return next(again());
  let response = await next(again({ body: JSON.stringify(all.slice(0, 1)) }));
  for (const operation of all.slice(1)) {
    if (!response.ok) return response;
    await pause();
    response = await next(again({ body: JSON.stringify([operation]) }));
  }
  return response;
};

export const simultaneousPatches: Record<string, Mutant> = {
  'equal-patches-of-a-revision-accepted': {
    clause: 'pages.concurrent-edits',
    text: 'Of simultaneous patches of a page with the same If-Match, all with equal bodies succeed.',
    wrap: besideEqualRevision('updatePage', async (second, { rawBody, response }, next) =>
      second.rawBody === rawBody && second.again().headers.has(headerNames.ifMatch)
        ? response
        : next(second.again()),
    ),
  },
  'if-match-compared-by-member': {
    clause: 'pages.concurrent-edits',
    text: 'Simultaneous patches of a page with the same If-Match all succeed if they change different members.',
    wrap: besideEqualRevision('updatePage', (second, first, next) =>
      next(pathsIn(second.rawBody) === pathsIn(first.rawBody) ? second.again() : withoutIfMatch(second)),
    ),
  },
  'if-match-of-the-theme-by-member': {
    clause: 'pages.concurrent-edits',
    text: 'Simultaneous patches of the theme with the same If-Match all succeed if they change different members.',
    wrap: besideEqualRevision('updateTheme', (second, first, next) =>
      next(pathsIn(second.rawBody) === pathsIn(first.rawBody) ? second.again() : withoutIfMatch(second)),
    ),
  },
  'simultaneous-theme-patch-lost': {
    clause: 'pages.concurrent-patches-apply',
    text: 'Simultaneous patches of the theme all succeed, but only one is saved.',
    wrap: besideEqualRevision('updateTheme', async (second, { response }, next) =>
      response.ok && !second.again().headers.has(headerNames.ifMatch) ? response : next(second.again()),
    ),
  },
  'theme-patch-lost-by-publication': {
    clause: 'pages.concurrent-patches-apply',
    text: 'A patch of the theme during a publication succeeds but is not saved.',
    wrap: lostByPublication('updateTheme'),
  },
  'page-patch-lost-by-publication': {
    clause: 'pages.concurrent-patches-apply',
    text: 'A patch of a page during a publication succeeds but is not saved.',
    wrap: lostByPublication('updatePage'),
  },
  'page-patched-during-a-publication-stays-unpublished': {
    clause: 'pages.publish-promotes-every-draft',
    text: 'The next publication omits a change of a page that was made during a publication.',
    wrap: publicationForgotten('updatePage'),
  },
  'if-match-without-lock': {
    clause: 'pages.concurrent-edits',
    text: 'Simultaneous patches all succeed, because If-Match is compared before an earlier patch is saved.',
    wrap: meanwhile(({ again }, next, first) =>
      next(again(first.ok ? { headers: { [headerNames.ifMatch]: null } } : {})),
    ),
  },
  'simultaneous-patch-lost': {
    clause: 'pages.concurrent-patches-apply',
    text: 'Simultaneous patches of a page all succeed, but only one is saved.',
    wrap: meanwhile(({ again }, next, first) =>
      first.ok && !again().headers.has(headerNames.ifMatch) ? first : next(again()),
    ),
  },
  'simultaneous-patch-tests-before': {
    clause: 'pages.concurrent-patches-apply',
    text: 'The test of a patch uses the page from before a simultaneous patch.',
    wrap: meanwhile(({ rawBody: text, again }, next) => next(again({ body: withoutTests(text) }))),
  },
  'patch-saved-in-steps': {
    clause: 'pages.concurrent-patches-apply',
    text: 'A page is saved after each operation of a patch, so simultaneous patches interleave.',
    wrap: savedInSteps,
  },
};

/** Mutants of publications that omit a simultaneous patch of the theme. */
export const themePublications: Record<string, Mutant> = {
  'theme-patched-during-a-publication-stays-unpublished': {
    clause: 'theme.publish-promotes-draft',
    text: 'The next publication omits a change of the theme that was made during a publication.',
    wrap: publicationForgotten('updateTheme'),
  },
};
