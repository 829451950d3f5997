import { effect, signal } from '@preact/signals';
import type { components } from '@workspace-api/contract/sandbox';
import { control } from '../client/control.ts';
import { message } from './messages.ts';

/** The sandbox's description of itself. */
export type SandboxDescription = components['schemas']['Sandbox'];

/** The mode of keys and records. */
export type Mode = components['schemas']['Mode'];

/** The description of the sandbox; undefined until it is loaded. */
export const sandbox = signal<SandboxDescription | undefined>(undefined);

const readStored = (name: string): string => sessionStorage.getItem(`dashboard.${name}`) ?? '';

/** The slug of the selected workspace, whose records the views show. */
export const workspace = signal(readStored('workspace'));

/** The selected mode. */
export const mode = signal<Mode>(readStored('mode') === 'live' ? 'live' : 'test');

effect(() => sessionStorage.setItem('dashboard.workspace', workspace.value));
effect(() => sessionStorage.setItem('dashboard.mode', mode.value));

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
    if (!workspaces.value.includes(workspace.value)) workspace.value = description.workspace;
  } catch (error) {
    message.error(error);
  }
};

/** The selected workspace, as a path parameter of operations. */
export const here = () => ({ slug: workspace.value });

/** The selected mode, as a query parameter or body member of the control plane's operations. */
export const inMode = () => ({ mode: mode.value });
