import { fromRoot } from '../generate/paths.ts';

/** The output folder of the site. */
export const siteFolder = fromRoot('site');

/** The output folder of the site that the sandbox serves at /docs. */
export const sandboxSiteFolder = fromRoot('mocks/public/docs');
