import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the pages that the sandbox serves: `mocks/public/`, whose files `mocks/build.js` makes. It is beside the
 * folder of this file in the sources, in the bundle and in the package.
 *
 * Not `new URL('../public/', import.meta.url)`, which Vite takes for an asset in tests with jsdom.
 */
export const publicFolder = join(fileURLToPath(import.meta.url), '../../public');
