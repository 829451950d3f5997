import { mediaTypes, operations } from '@workspace-api/contract';
import { all, onOperations } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { getAuthorization } from '../lib/owners.ts';

const { getPage, updatePage, updateTheme } = operations;

/** A theme whose colors are copied into the pages. */
export const pagesRewritten: Mutant = {
  clause: 'theme.change-rewrites-no-page',
  text: 'A change of the theme is also written into the pages.',
  wrap: (next) => {
    const pages = new Map<string, string>();
    return all(
      onOperations([getPage.id], () => async (request, server) => {
        pages.set(request.url, getAuthorization(request));
        return server(request);
      }),
      onOperations([updateTheme.id], () => async (request, server) => {
        const { again } = await repeatable(request);
        const response = await server(again());
        const body = JSON.stringify([{ op: 'add', path: '/metadata/title', value: 'Themed' }]);
        for (const [url, Authorization] of response.ok ? pages : [])
          await server(
            new Request(url, {
              method: updatePage.method,
              headers: { Authorization, 'Content-Type': mediaTypes.json },
              body,
            }),
          );
        return response;
      }),
    )(next);
  },
};
