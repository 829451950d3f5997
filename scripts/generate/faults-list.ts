import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, faults } from '../../mocks/faults/index.ts';

/**
 * Writes `faults.json` into the folder of its argument: for each clause the faults that break it, with their texts. The
 * gate tells by it how a clause is proven, and imports nothing of mocks/.
 */
const [folder = 'generated'] = process.argv.slice(2);

const byClause = new Map<string, Record<string, string>>();
for (const [name, { clause, text }] of Object.entries<Fault>(faults).sort(([one], [other]) =>
  one < other ? -1 : 1,
)) {
  byClause.set(clause, { ...byClause.get(clause), [name]: text });
}
const sorted = Object.fromEntries([...byClause].sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(join(folder, 'faults.json'), `${JSON.stringify(sorted, null, 2)}\n`);
