import { useSyncExternalStore } from 'react';

/** The view that the fragment of the URL selects. */
export type Route =
  | { view: 'pages' }
  | { view: 'page'; id: string }
  | { view: 'agents' }
  | { view: 'approvals' };

/** The URL of a view, for links. */
export const formatRoute = (route: Route): string =>
  route.view === 'page' ? `#/pages/${encodeURIComponent(route.id)}` : `#/${route.view}`;

/** An address that a user edited can contain an invalid percent-encoding, for which `decodeURIComponent` throws. */
const decode = (id: string): string => {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
};

const parseRoute = (hash: string): Route => {
  const [, view, id] = hash.split('/');
  if (view === 'approvals' || view === 'agents') return { view };
  return id ? { view: 'page', id: decode(id) } : { view: 'pages' };
};

const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

/** The current view. It changes with links and the back button. */
export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => location.hash));
