import { createRequire } from 'node:module';

/** Loads what `npm run bench` installs in `peers/`. */
export const requirePeer = createRequire(new URL('peers/package.json', import.meta.url));
