import { createRequire } from 'node:module';
import { Command } from 'commander';
import { formatJson, fromRoot, writeText } from './generate/paths.ts';
import { installPackage } from './install-package.ts';
import { byRecheck, linearFile, listRegexes, readLinear } from './regexes/list-regexes.ts';

type Result = { status: 'safe' | 'vulnerable' | 'unknown'; attack?: { pattern: string } };
type Recheck = { checkSync: (source: string, flags: string, options: { timeout: number }) => Result };

const { all = false } = new Command('regexes')
  .description(
    'Checks new regular expressions over strings of others with recheck, and lists the linear ones.',
  )
  .option('--all', 'check those again that are listed')
  .parse()
  .opts<{ all?: true }>();

const folder = fromRoot('scripts/regexes');
await installPackage(folder, 'recheck');
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = createRequire(`${folder}/package.json`)('recheck') as Recheck;

const reasons = readLinear();
const linear: [regex: string, reason: string][] = [];
for (const [regex, file] of await listRegexes()) {
  const reason = reasons[regex];
  if (reason !== undefined && !(all && reason === byRecheck)) {
    linear.push([regex, reason]);
    continue;
  }
  const at = regex.lastIndexOf('/');
  const [source, flags] = [regex.slice(1, at), regex.slice(at + 1)];
  // recheck doesn't know that a sticky expression matches only where the last match ended.
  const isSticky = flags.includes('y');
  const whole = isSticky ? `^(?:${source})` : source;
  const result = checkSync(whole, flags.replace('y', ''), { timeout: 20_000 });
  if (result.status === 'safe') linear.push([regex, byRecheck]);
  else {
    console.error(`${file}: ${regex} is ${result.status} ${result.attack?.pattern ?? ''}`);
    process.exitCode = 1;
  }
}
const sorted = Object.fromEntries(linear.sort(([one], [other]) => (one < other ? -1 : 1)));
writeText(linearFile, formatJson(sorted));
console.log(`${linear.length} regular expressions are linear (${linearFile}).`);
