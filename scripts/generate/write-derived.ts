import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedCapabilities } from '../../conformance/engine/driver/capability.ts';
import { type Mutant, mutants } from '../../mocks/mutants/index.ts';
import { renderCapabilities } from './capabilities-page.ts';

/**
 * Writes files that are derived from code that imports the generated package, into the folder of the argument:
 *
 * - `mutants.json`, the mutants that break each clause. The gate reads from it how a clause is proven, without importing
 *   anything from mocks/.
 * - `capabilities.md`, the capabilities that a driver can offer.
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
