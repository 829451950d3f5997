import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { citedClauses } from './cited-clauses.ts';

test('a scenario checks the clauses that it cites, or a module of the scenarios that it imports', async () => {
  const path = await mkdtemp(join(tmpdir(), 'scenarios-'));
  onTestFinished(() => rm(path, { recursive: true }));
  const folder = pathToFileURL(`${path}/`);
  await writeFile(
    new URL('shared.ts', folder),
    `export const expectSaved = (t) => t.pass("pages.save-makes-version");`,
  );
  const source = `
    import { sameValue } from '../../checks/same-value.ts';
    import { expectSaved } from './shared.ts';
    export default scenario(
      'agents.activate',
      'A title', {}, async (t) => { t.pass('pages.get-is-draft', 'pages.published', 'no.clause'); });`;
  const file = new URL('one.scenario.ts', folder);
  await writeFile(file, source);
  const cited = await citedClauses(file, folder);
  expect(cited.sort()).toEqual(['pages.get-is-draft', 'pages.save-makes-version']);
});
