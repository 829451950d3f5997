import { computed, effect } from '@preact/signals';
import type { components } from '@workspace-api/contract/sandbox';
import { route, setParameters } from './route.ts';

/** The mode of keys and records. */
export type Mode = components['schemas']['Mode'];

/** A parameter of the address, or else its last value in this tab, as after the sign-in page. */
const readParameter = (name: 'workspace' | 'mode'): string =>
  route.value.query.get(name) ?? sessionStorage.getItem(`dashboard.${name}`) ?? '';

/** The slug of the selected workspace, whose records the views show. */
export const workspace = computed(() => readParameter('workspace'));

/** The selected mode. */
export const mode = computed<Mode>(() => (readParameter('mode') === 'live' ? 'live' : 'test'));

// An address without workspace and mode, such as of a link, is completed.
effect(() => {
  const selection = { workspace: workspace.value, mode: mode.value };
  for (const [name, value] of Object.entries(selection)) sessionStorage.setItem(`dashboard.${name}`, value);
  if (route.value && selection.workspace !== '') setParameters(selection);
});

/** The selected workspace, as a path parameter of operations. */
export const here = () => ({ slug: workspace.value });

/** The selected mode, as a query parameter or body member of the control plane's operations. */
export const inMode = () => ({ mode: mode.value });
