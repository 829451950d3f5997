import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sandboxUrl } from '@workspace-api/contract';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sampleClause, sampleReport } from '../report/sample-report.test-helper.ts';
import { collected, newFolder, runMain } from '../test/run-main.ts';
import { loadComparison, openReports } from './reports.ts';

let folder: string;
beforeEach(() => {
  folder = newFolder(onTestFinished);
});

const save = (content: string) => writeFile(join(folder, 'report.json'), content);

test.each([['report.json'], ['.']])('--compare takes a file or its folder: %s', async (path) => {
  await save(JSON.stringify(sampleReport({ clauses: [sampleClause('tokens.a', 'pass')] })));
  const add = await loadComparison(path, folder);
  const report = add(sampleReport({ clauses: [sampleClause('tokens.a', 'fail')] }));
  expect(report.comparison).toMatchObject({ newlyBroken: ['tokens.a'], differences: [] });
  expect(report.exitCode).toBe(1);
});

test('without --compare, a report stays as it is', async () => {
  expect((await loadComparison(undefined, folder))(sampleReport())).toEqual(sampleReport());
});

test.each([
  ['a missing file', null, "can't be read: ENOENT"],
  ['a file that is not JSON', '<html>', "can't be read: Unexpected token"],
  ['another JSON document', '{"openapi":"3.1.0","info":{}}', 'it begins with {"openapi":"3.1.0","info":{}}.'],
  ['a list', '[]', 'it begins with [].'],
  [
    'a report of another format',
    JSON.stringify({ ...sampleReport(), format: 1 }),
    'it begins with {"format":1,',
  ],
])('%s is refused before the run, with exit code 2', async (_, content, message) => {
  if (content !== null) await save(content);
  const args = ['--target', sandboxUrl, '--token', 'key_test_x', '--compare', 'report.json'];
  const { code, stderr: output } = await runMain(args, folder);
  expect(code).toBe(2);
  expect(output).toContain(message);
  expect(output).toContain('Expected the report.json of a run');
});

test('--sandbox-url is the dashboard to which links of report.html lead', async () => {
  const io = { stdout: collected().stream, stderr: collected().stream, env: {}, cwd: folder };
  const savePage = async (url?: string) => {
    await (await openReports({ sandboxUrl: url }, io)).save(sampleReport(), []);
    return readFile(join(folder, 'reports', 'report.html'), 'utf8');
  };
  expect(await savePage('https://sandbox.example.com/')).toContain(
    'href="https://sandbox.example.com/#/repeat/',
  );
  expect(await savePage()).toContain(`href="${new URL('/', sandboxUrl)}#/repeat/`);
  const { code, stderr } = await runMain(['--sandbox-url', 'javascript:alert(1)'], folder);
  expect(code).toBe(2);
  expect(stderr).toContain('It must be an http(s) URL.');
});
