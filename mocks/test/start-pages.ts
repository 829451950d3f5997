import { examples } from '@workspace-api/contract';
import { acme } from '../sandbox/core/demo-tenant.ts';
import { livePage } from '../sandbox/features/pages/rows.ts';
import { startSandbox } from './start-sandbox.ts';

/** Where the demo workspace's pages are. */
export const path = '/workspaces/acme/pages';

/** The demo workspace's pages, newest first. */
export const [home, menu, about] = examples['page-list'].data;

export const homePath = `${path}/${home?.id}`;

/** A patch that changes a page's title. */
export const titled = (value: string) => [{ op: 'replace', path: '/metadata/title', value }];

/** A sandbox, and what its visitors see. */
export const startPages = async () => {
  const started = await startSandbox();
  const live = (slug: string) => livePage(started.context.database, acme, slug);
  return { ...started, live };
};
