import { fileURLToPath } from 'node:url';

/**
 * The folder of the pages that the sandbox serves: `mocks/public/`, whose files `mocks/build.js` makes. It is beside the
 * folder of this file in the sources, in the bundle and in the package.
 */
export const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));
