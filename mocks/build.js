import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// The sandbox's command (see command.ts).
await bundle(here('sandbox/cli.ts'), here('.bundle/sandbox.js'));
