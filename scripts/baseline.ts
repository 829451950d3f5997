import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { fromRoot } from './generate/paths.ts';

const baseline = 'openapi/baseline/openapi.json';

const versionOf = (text: string) => (JSON.parse(text) as { info: { version: string } }).info.version;

/** Makes the generated bundle the baseline, unless it differs from a released one of the same version. */
const release = (): string => {
  const bundle = readFileSync(fromRoot('generated/openapi.json'), 'utf8');
  const version = versionOf(bundle);
  if (existsSync(fromRoot(baseline))) {
    const released = readFileSync(fromRoot(baseline), 'utf8');
    if (released !== bundle && versionOf(released) === version) {
      throw new Error(
        `${baseline} is a different ${version}. Increase info.version in openapi/root.yaml and run npm run generate, ` +
          'or delete that file if this version has not been released.',
      );
    }
  }
  mkdirSync(dirname(fromRoot(baseline)), { recursive: true });
  writeFileSync(fromRoot(baseline), bundle);
  return version;
};

new Command('baseline')
  .description('Makes generated/openapi.json the released contract that npm run check compares with.')
  .parse();
try {
  console.log(`${baseline} is now version ${release()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
