import { computed, effect, signal } from '@preact/signals';
import type { components } from '@workspace-api/contract/sandbox';
import { control } from '../client/control.ts';
import { message } from './messages.ts';
import { route, setParameters } from './route.ts';

/** The sandbox's description of itself. */
export type SandboxDescription = components['schemas']['Sandbox'];

/** The mode of keys and records. */
export type Mode = components['schemas']['Mode'];

/** The description of the sandbox; undefined until it is loaded. */
export const sandbox = signal<SandboxDescription | undefined>(undefined);

/** The demo tokens. */
export const tokens = computed(() => sandbox.value?.tokens ?? []);

/** The demo tokens, to choose one from. */
export const tokenChoices = computed(() =>
  tokens.value.map(({ id, purpose = '' }) => [id, `${id}: ${purpose}`] as const),
);

/** A parameter of the address, or else its last value in this tab, as after the sign-in page. */
const readParameter = (name: 'workspace' | 'mode'): string =>
  route.value.query.get(name) ?? sessionStorage.getItem(`dashboard.${name}`) ?? '';

/** The slug of the selected workspace, whose records the views show. */
export const workspace = computed(() => readParameter('workspace'));

/** The selected mode. */
export const mode = computed<Mode>(() => (readParameter('mode') === 'live' ? 'live' : 'test'));

/** Selects the workspace or the mode. */
export const select = (selection: { readonly workspace?: string; readonly mode?: string }): void =>
  setParameters(selection);

// An address without workspace and mode, such as of a link, is completed.
effect(() => {
  const selection = { workspace: workspace.value, mode: mode.value };
  for (const [name, value] of Object.entries(selection)) sessionStorage.setItem(`dashboard.${name}`, value);
  if (route.value && selection.workspace !== '') setParameters(selection);
});

/** Increases with every change in the sandbox, so that views reload. */
export const revision = signal(0);

/** The slugs of the workspaces. */
export const workspaces = signal<readonly string[]>([]);

/** Reloads the description of the sandbox and its workspaces. */
export const readSandbox = async (): Promise<void> => {
  try {
    const [description, { data }] = await Promise.all([control('getSandbox'), control('listWorkspaces')]);
    workspaces.value = data.map(({ slug }) => slug);
    sandbox.value = description;
    if (!workspaces.value.includes(workspace.value)) select({ workspace: description.workspace });
  } catch (error) {
    message.error(error);
  }
};

/** The selected workspace, as a path parameter of operations. */
export const here = () => ({ slug: workspace.value });

/** The selected mode, as a query parameter or body member of the control plane's operations. */
export const inMode = () => ({ mode: mode.value });
