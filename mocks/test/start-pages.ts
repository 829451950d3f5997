import { examples } from '@workspace-api/contract';
import { acme } from '../sandbox/domain/demo-tenant.ts';
import { livePage } from '../sandbox/features/pages/publication.ts';
import type { SandboxOptions } from '../sandbox/wiring/options.ts';
import { startSandbox } from './start-sandbox.ts';

/** The path of the demo workspace's pages. */
export const path = '/workspaces/acme/pages';

/** The demo workspace's pages, newest first. */
export const [home, menu, about] = examples['page-list'].data;

export const homePath = `${path}/${home?.id}`;

/** A patch that changes a page's title. */
export const setTitle = (value: string) => [{ op: 'replace', path: '/metadata/title', value }];

/** Starts a sandbox, with access to its live pages. */
export const startPages = async (options: SandboxOptions = {}) => {
  const started = await startSandbox(options);
  const live = (slug: string) => livePage(started.context.database, acme, slug);
  return { ...started, live };
};
