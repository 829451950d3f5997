#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In the repository the command is made from the sources; the package has it ready.
const build = new URL('../build.js', import.meta.url);
if (existsSync(build)) await import(build.href);
await import(existsSync(build) ? '../.bundle/sandbox.js' : '../dist/cli.js');
