import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Command } from 'commander';
import { fromRoot } from './generate/paths.ts';
import { installPackage } from './install-package.ts';
import { linearByReason, linearFile, readLinear } from './regexes/linear.ts';
import { listRegexes } from './regexes/list-regexes.ts';

type Result = { status: 'safe' | 'vulnerable' | 'unknown'; attack?: { pattern: string } };
type Recheck = { checkSync: (source: string, flags: string, options: { timeout: number }) => Result };

new Command('regexes')
  .description(
    'Checks new regular expressions over strings of others with recheck, and lists the linear ones.',
  )
  .option('--all', 'check those again that are listed')
  .parse();

const folder = fromRoot('scripts/regexes');
await installPackage(folder, 'recheck');
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = createRequire(`${folder}/package.json`)('recheck') as Recheck;

const known = process.argv.includes('--all') ? new Set(Object.keys(linearByReason)) : readLinear();
const linear: string[] = [];
for (const [regex, file] of await listRegexes()) {
  if (Object.hasOwn(linearByReason, regex)) continue;
  const at = regex.lastIndexOf('/');
  const [source, flags] = [regex.slice(1, at), regex.slice(at + 1)];
  // recheck doesn't know that a sticky expression matches only where the last match ended.
  const isSticky = flags.includes('y');
  const result: Result = known.has(regex)
    ? { status: 'safe' }
    : checkSync(isSticky ? `^(?:${source})` : source, flags.replace('y', ''), { timeout: 20_000 });
  if (result.status === 'safe') linear.push(regex);
  else {
    console.error(`${file}: ${regex} is ${result.status} ${result.attack?.pattern ?? ''}`);
    process.exitCode = 1;
  }
}
writeFileSync(fromRoot(linearFile), `${JSON.stringify(linear.sort(), null, 2)}\n`);
console.log(`${linear.length} regular expressions are linear (${linearFile}).`);
