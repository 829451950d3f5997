import { examples } from '@workspace-api/contract';

/** The path of the demo workspace's pages. */
export const path = '/workspaces/acme/pages';

/** The demo workspace's pages, newest first. */
export const [home, menu, about] = examples['page-list'].data;

export const homePath = `${path}/${home?.id}`;

/** A patch that changes a page's title. */
export const setTitle = (value: string) => [{ op: 'replace', path: '/metadata/title', value }];
