#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In the repository the command runs from its sources. The package has it as JavaScript, which starts without a compiler.
const sources = new URL('./from-sources.js', import.meta.url);
const isRepository = existsSync(sources);
if (isRepository) await import(sources.href);
const { main } = await import(isRepository ? '../cli/main.ts' : '../dist/cli/main.js');
process.exitCode = await main(process.argv.slice(2));
