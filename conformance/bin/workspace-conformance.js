#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The package is TypeScript all the way; Node 20 can't read that by itself.
register();
const { main } = await import('../cli/main.ts');
process.exitCode = await main(process.argv.slice(2));
