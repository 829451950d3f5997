#!/usr/bin/env node
import { register as registerCommonJs } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';

// The package is TypeScript, which Node 20 cannot run by itself. Neither can it a configuration or a driver in a
// project without "type": "module", where a file .ts is CommonJS.
registerCommonJs();
register();
const { main } = await import('../cli/main.ts');
process.exitCode = await main(process.argv.slice(2));
