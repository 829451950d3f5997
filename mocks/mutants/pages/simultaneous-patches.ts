import { headerNames, operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { pause, whileInProgress } from '../lib/while-in-progress.ts';

type Operation = { op: string };
type Patch = { rawBody: string; again: Awaited<ReturnType<typeof repeatable>>['again'] };
type Send = (request: Request) => Promise<Response>;

const isPatch = (request: Request): boolean => findOperation(request)?.id === operations.updatePage.id;

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
