import { computed, signal } from '@preact/signals';
import type { components } from '@workspace-api/contract/sandbox';
import { control } from '../client/request.ts';
import { message } from './messages.ts';
import { setParameters, workspace } from './route.ts';

/** The sandbox's description of itself. */
export type SandboxDescription = components['schemas']['Sandbox'];

/** The description of the sandbox; undefined until it is loaded. */
export const sandbox = signal<SandboxDescription | undefined>(undefined);

/** The demo tokens. */
export const tokens = computed(() => sandbox.value?.tokens ?? []);

/** Increases with every change in the sandbox, so that views reload. */
export const revision = signal(0);

/** The slugs of the workspaces. */
export const workspaces = signal<readonly string[]>([]);

/** Reloads the description of the sandbox and its workspaces. */
export const readSandbox = async (): Promise<void> => {
  try {
    const [description, { data }] = await Promise.all([control.getSandbox(), control.listWorkspaces()]);
    workspaces.value = data.map(({ slug }) => slug);
    sandbox.value = description;
    if (!workspaces.value.includes(workspace.value)) setParameters({ workspace: description.workspace });
  } catch (error) {
    message.error(error);
  }
};
