import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the pages that the sandbox serves: `mocks/public/`, which `mocks/build.js` builds. It is next to the
 * folder of this file in the sources, in the bundle and in the package.
 *
 * It doesn't use `new URL('../public/', import.meta.url)`, because Vite treats that as an asset in tests with jsdom.
 */
export const publicFolder = join(fileURLToPath(import.meta.url), '../../public');
