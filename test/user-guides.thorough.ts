import { examples } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { afterAll, describe, expect, test } from 'vitest';
import { programs as readmePrograms } from '../client/programs-of-readme.test-helper.ts';
import { decideOnPage } from '../client/session/start-session.test-helper.ts';
import { newFolder } from '../mocks/test/new-folder.ts';
import { bundlePrograms } from './support/bundle-programs.ts';
import { findUndoCommands, missingLine, readGuidePrograms } from './support/guide-programs.ts';
import { runUntil } from './support/run-until.ts';
import { serveSandbox } from './support/serve-sandbox.ts';
import { typeProblems } from './support/type-problems.ts';
import { names, pages } from './support/user-guides.ts';

/** The guides, and the programs in them. The guide to generated clients is tested with its generators, outside the repository. */
const programs = names
  .filter((name) => name !== 'generated-clients')
  .map((name) => ({ name, ...readGuidePrograms(pages[name] ?? '') }));

/** A submission that each encoding has to represent differently. */
const unusual = { name: '42', email: 'a;b@customer.example', message: 'First\nsaid "two", then; "three",' };

const startSandbox = async (): Promise<string> => {
  const { url } = await serveSandbox();
  const added = await fetch(`${url}${controlPath}/workspaces/acme/records/submissions`, {
    method: 'POST',
    body: JSON.stringify({ form_id: 'frm_01K9CONTACT', data: unusual }),
  });
  expect(added.status).toBe(201);
  return url;
};

/** A user who opens the URL of the sign-in page, allows the sign-in, and types the URL that the browser is redirected to. */
const user = {
  sees: /^Open http\S+$/m,
  types: (prompt: string) => decideOnPage((request) => fetch(request), prompt.replace('Open ', ''), 'allow'),
};

const temporary = await newFolder(afterAll);

const run = async (command: string, args: readonly string[]): Promise<string> =>
  runUntil({ command, args, cwd: temporary, env: {}, user });

/** Makes a program call another server than the one on the page. */
const at = (source: string, url: string): string => source.replaceAll('http://127.0.0.1:4010', url);

/** The records of every workspace. Tokens and the logs of requests and deliveries are not included. */
const recordsAt = async (url: string): Promise<unknown> =>
  (await fetch(`${url}${controlPath}/export`)).json();

describe('the commands of a guide print the expected output, and leave the records unchanged', () => {
  test.each(programs.filter(({ sh }) => sh.source !== ''))('$name', async ({ sh }) => {
    const url = await startSandbox();
    const before = await recordsAt(url);
    const script = `set -euo pipefail\n${at(sh.source, url)}\necho to the end`;
    const output = await run('bash', ['-c', script]);
    expect(missingLine(output, [...sh.prints, 'to the end']), output).toBeUndefined();
    expect(await recordsAt(url)).toEqual(before);
  });
});

describe('the program of a guide prints the expected output, and leaves the records unchanged', () => {
  test.each(programs.filter(({ ts }) => ts.source !== ''))('$name', async ({ name, ts }) => {
    const url = await startSandbox();
    const files = await bundlePrograms(temporary, { [name]: at(ts.source, url) });
    const { keep, restore } = findUndoCommands(pages[name] ?? '');
    const before = await recordsAt(url);
    await run('bash', ['-c', at(keep, url)]);
    const output = await run(process.execPath, [files[name] ?? '']);
    await run('bash', ['-c', at(restore, url)]);
    expect(await recordsAt(url)).toEqual(before);
    expect(missingLine(output, ts.prints), output).toBeUndefined();
    expect(output).not.toContain('Error');
    if (name !== 'encodings') return;
    const records = output.split('\n').filter((line) => /^(ndjson|csv|tson) /.test(line));
    const matchingLines = records.filter((line) => line.includes(JSON.stringify(unusual.message)));
    expect(matchingLines.map((line) => line.split(' ')[0])).toEqual(['ndjson', 'csv', 'tson']);
    for (const line of matchingLines) {
      expect(line).toContain(JSON.stringify(unusual.email));
      expect(line).toContain(JSON.stringify(unusual.name));
    }
    expect(records).toHaveLength(3 * (examples['submission-list'].data.length + 1));
  });
});

test('the programs of the guides and of the client compile', () => {
  const guides = programs.map(({ name, ts }) => [name, ts.source] as const);
  const sources = [...guides, ...Object.entries(readmePrograms)].map(([name, source]) => [
    name,
    `${source}\nexport {};\n`,
  ]);
  expect(typeProblems(Object.fromEntries(sources))).toEqual([]);
});
