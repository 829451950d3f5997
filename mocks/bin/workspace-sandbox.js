#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In the repository the command is built from the sources. The package contains the built command.
const build = new URL('../build.js', import.meta.url);
if (existsSync(build)) await import(build.href);
await import(existsSync(build) ? '../.bundle/sandbox.js' : '../dist/cli.js');
