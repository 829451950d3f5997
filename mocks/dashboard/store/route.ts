import { signal } from '@preact/signals';

/** The location within the dashboard: `#/state/agents/agt_1?status=active` has the segments state, agents and agt_1. */
export type Route = { readonly segments: readonly string[]; readonly query: URLSearchParams };

const parse = (hash: string): Route => {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?');
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeURIComponent);
  return { segments: segments.length === 0 ? ['overview'] : segments, query: new URLSearchParams(search) };
};

/** The current route. Views read it, and links change it. */
export const route = signal<Route>(parse(location.hash));

addEventListener('hashchange', () => {
  // The link that skips to the content isn't a route.
  if (location.hash.startsWith('#/') || location.hash === '') route.value = parse(location.hash);
});

/** The address of a route, for links. */
export const href = (segments: readonly string[], query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `#/${segments.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
};

/** Goes to a route. */
export const go = (...to: Parameters<typeof href>): void => {
  location.hash = href(...to);
};
