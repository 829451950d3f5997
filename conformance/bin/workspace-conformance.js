#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { register as registerCommonJs } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';

// What makes TypeScript run calls module.register, which Node 26 deprecates: its users can't change that.
const { noDeprecation = false } = process;
process.noDeprecation = true;
// In the repository the command runs from its sources; the package has it as JavaScript.
const sources = new URL('./from-sources.js', import.meta.url);
const isRepository = existsSync(sources);
if (isRepository) await import(sources.href);
// Neither can Node 20 run a configuration or a driver in TypeScript, nor later ones all of it; in a project without
// "type": "module" a file .ts is CommonJS.
registerCommonJs();
register();
process.noDeprecation = noDeprecation;
const { main } = await import(isRepository ? '../cli/main.ts' : '../dist/cli/main.js');
process.exitCode = await main(process.argv.slice(2));
