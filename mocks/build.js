import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';
import { buildDashboard } from './dashboard/build.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// Builds the sandbox's command (see command.ts) and the pages that it serves.
await Promise.all([bundle(here('sandbox/cli.ts'), here('.bundle/sandbox.js')), buildDashboard()]);
