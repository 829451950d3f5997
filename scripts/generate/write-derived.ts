import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedCapabilities } from '../../conformance/engine/driver/capability-effects.ts';
import { type Mutant, mutants } from '../../mocks/mutants/index.ts';
import { renderCapabilities } from './capabilities-page.ts';

/**
 * Writes into the folder of its argument what is derived from code that imports the generated package itself:
 *
 * - `mutants.json`, for each clause the mutants that break it: the gate tells by it how a clause is proven, and imports
 *   nothing of mocks/;
 * - `capabilities.md`, what a driver can offer.
 */
const [folder = 'generated'] = process.argv.slice(2);

const byName = <T>([one]: [string, T], [other]: [string, T]): number => (one < other ? -1 : 1);

const byClause = new Map<string, Record<string, string>>();
for (const [name, { clause, text }] of Object.entries<Mutant>(mutants).sort(byName)) {
  byClause.set(clause, { ...byClause.get(clause), [name]: text });
}
const list = Object.fromEntries([...byClause].sort(byName));
writeFileSync(join(folder, 'mutants.json'), `${JSON.stringify(list, null, 2)}\n`);
writeFileSync(join(folder, 'capabilities.md'), renderCapabilities(sharedCapabilities));
