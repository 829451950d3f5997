import type { Variant } from './lib/variant.ts';

export const redirectsWithoutAQuery: Variant = {
  text: 'A sign-in is refused if its redirect URI has a query.',
  allowedBy: "Authentication: the redirect URIs that a server accepts aren't documented.",
  families: ['oauth'],
  wrap: (next) => async (request) => {
    const uri = new URL(request.url).searchParams.get('redirect_uri');
    return uri?.includes('?')
      ? new Response('The redirect URI is not registered.', {
          status: 400,
          headers: { 'Content-Type': 'text/plain' },
        })
      : next(request);
  },
};
