#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The package is TypeScript, which Node 20 cannot run by itself.
register();
const { main } = await import('../cli/main.ts');
process.exitCode = await main(process.argv.slice(2));
