import { mediaTypes, operations } from '@workspace-api/contract';
import type { Json } from '../../wrappers/json.ts';
import { alterJson, readJson } from '../../wrappers/json.ts';
import { all, onOperations } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { publishingAtOnce, publishingNothing } from '../lib/draft-and-live.ts';
import type { Mutant } from '../lib/mutant.ts';

const promotes = 'theme.publish-promotes-draft';

/** Themes that mix up or share their draft and live versions. */
export const liveTheme: Record<string, Mutant> = {
  'theme-change-is-live-at-once': {
    clause: 'theme.patch-leaves-live',
    text: 'A change of the theme is live immediately.',
    wrap: publishingAtOnce('updateTheme', 'publishTheme'),
  },
  'theme-publication-without-effect': {
    clause: promotes,
    text: 'Publishing the theme succeeds but changes nothing.',
    wrap: publishingNothing('publishTheme', 1),
  },
  'theme-published-once-only': {
    clause: promotes,
    text: 'Only the first publication of the theme has an effect.',
    wrap: publishingNothing('publishTheme', 2),
  },
  'theme-read-as-published': {
    clause: 'theme.get-is-draft',
    text: 'Reading the theme returns the published theme instead of the draft.',
    wrap: (next) => {
      let published: Json | undefined;
      return all(
        onOperations(['getTheme'], () => async (request, server) => {
          const response = await server(request);
          published ??= await readJson(response);
          return published ? alterJson(response, () => published as Json) : response;
        }),
        onOperations(['publishTheme'], () => async (request, server) => {
          published = undefined;
          return server(request);
        }),
      )(next);
    },
  },
  'theme-reset-by-publication': {
    clause: 'theme.publish-keeps-draft',
    text: 'Publishing the theme resets a font of its draft.',
    wrap: onOperations([operations.publishTheme.id], () => async (request, next) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      const body = JSON.stringify([{ op: 'replace', path: '/typography/font_family_body', value: 'serif' }]);
      const headers = { 'Content-Type': mediaTypes.json };
      await next(again({ method: operations.updateTheme.method, headers, body }));
      return response;
    }),
  },
  'theme-shared-by-workspaces': {
    clause: 'theme.one-per-workspace',
    text: 'A change of the theme applies to every workspace.',
    wrap: (next) => {
      const readers = new Map<string, string>();
      return all(
        onOperations(['getTheme'], () => async (request, server) => {
          readers.set(request.url, request.headers.get('Authorization') ?? '');
          return server(request);
        }),
        onOperations(['updateTheme'], () => async (request, server) => {
          const { again } = await repeatable(request);
          const response = await server(again());
          for (const [url, Authorization] of readers)
            if (url !== request.url && response.ok) await server(again({ url, headers: { Authorization } }));
          return response;
        }),
      )(next);
    },
  },
};
