import { fileURLToPath } from 'node:url';

/** The path of the sandbox's command, which Node runs and `build.js` creates. */
export const command = fileURLToPath(new URL('.bundle/sandbox.js', import.meta.url));
