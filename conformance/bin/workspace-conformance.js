#!/usr/bin/env node
import { existsSync } from 'node:fs';

/** Runs something that calls module.register, which Node 26 deprecates: users of this command can't change that. */
const withoutDeprecations = async (register) => {
  const { noDeprecation = false } = process;
  process.noDeprecation = true;
  await register();
  process.noDeprecation = noDeprecation;
};

/**
 * Enables TypeScript in this process: Node 20 can't run a configuration or a driver in TypeScript, nor later ones all of it. In
 * a project without "type": "module" a file .ts is CommonJS.
 */
const enableTypeScript = () =>
  withoutDeprecations(async () => {
    const [commonJs, modules] = await Promise.all([import('tsx/cjs/api'), import('tsx/esm/api')]);
    commonJs.register();
    modules.register();
  });

// In the repository the command runs from its sources. The package has it as JavaScript, which starts without a compiler.
const sources = new URL('./from-sources.js', import.meta.url);
const isRepository = existsSync(sources);
if (isRepository) {
  await withoutDeprecations(() => import(sources.href));
  await enableTypeScript();
}
const { main } = await import(isRepository ? '../cli/main.ts' : '../dist/cli/main.js');
process.exitCode = await main(process.argv.slice(2), isRepository ? {} : { enableTypeScript });
