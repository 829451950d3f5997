import { fromRoot } from '../generate/paths.ts';

/** Where the site goes. */
export const siteFolder = fromRoot('site');

/** Where the site goes that the sandbox serves at /docs. */
export const sandboxSiteFolder = fromRoot('mocks/public/docs');
