import { computed, effect, signal } from '@preact/signals';
import { decodeSegment } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { readSetting, storeSetting } from './settings.ts';

/** The location within the dashboard: `#/state/agents/agt_1?workspace=acme` has the segments state, agents and agt_1. */
export type Route = { readonly segments: readonly string[]; readonly query: URLSearchParams };

type Query = Readonly<Record<string, string>>;

const parse = (hash: string): Route => {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?');
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeSegment);
  return { segments: segments.length === 0 ? ['overview'] : segments, query: new URLSearchParams(search) };
};

const format = ({ segments, query }: Route): string => {
  const search = query.toString();
  return `#/${segments.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
};

/** The current route. Views read it, and links change it. */
export const route = signal<Route>(parse(location.hash));

/** The parameters of every address: what the views show the records of. */
const commonParameters = ['workspace', 'mode'] as const;

/** Sets parameters. An empty one is removed. */
const withParameters = (query: URLSearchParams, changes: Query): URLSearchParams => {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
};

/** The address of a route in the current workspace and mode, for links. */
export const href = (segments: readonly string[], query: Query = {}): string => {
  const current = route.value.query;
  const common = Object.fromEntries(commonParameters.map((name) => [name, current.get(name) ?? '']));
  return format({ segments, query: withParameters(new URLSearchParams(), { ...common, ...query }) });
};

/** Goes to a route. */
export const go = (...to: Parameters<typeof href>): void => {
  location.hash = href(...to);
};

/** Changes parameters of the address, without a new entry in the browser's history. An empty parameter is removed. */
export const setParameters = (changes: Query): void => {
  const { segments, query } = route.peek();
  const changed = { segments, query: withParameters(query, changes) };
  if (changed.query.toString() === query.toString()) return;
  history.replaceState(null, '', format(changed));
  route.value = changed;
};

addEventListener('hashchange', () => {
  route.value = parse(location.hash);
});

/** The mode of keys and records. */
export type Mode = components['schemas']['Mode'];

/** A parameter of the address, or else its last value in this tab, as after the sign-in page. */
const readParameter = (name: 'workspace' | 'mode'): string =>
  route.value.query.get(name) ?? readSetting(`dashboard.${name}`, 'sessionStorage') ?? '';

/** The slug of the selected workspace, whose records the views show. */
export const workspace = computed(() => readParameter('workspace'));

/** The selected mode. */
export const mode = computed<Mode>(() => (readParameter('mode') === 'live' ? 'live' : 'test'));

// An address without workspace and mode, such as of a link, is completed.
effect(() => {
  const selection = { workspace: workspace.value, mode: mode.value };
  for (const [name, value] of Object.entries(selection))
    storeSetting(`dashboard.${name}`, value, 'sessionStorage');
  if (route.value && selection.workspace !== '') setParameters(selection);
});

/** The selected workspace, as a path parameter of operations. */
export const here = () => ({ slug: workspace.value });

/** The selected mode, as a query parameter or body member of the control plane's operations. */
export const inMode = () => ({ mode: mode.value });
