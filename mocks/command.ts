import { fileURLToPath } from 'node:url';

/** The file of the sandbox's command, which Node runs; `build.js` makes it. */
export const command = fileURLToPath(new URL('.bundle/sandbox.js', import.meta.url));
