import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { controlPath } from '@workspace-api/contract/sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { runTool } from '../scripts/check/run-tool.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { checkScreens } from './support/check-screen.ts';
import { useDashboard } from './support/dashboard-page.ts';
import { longTest } from './support/long-test.ts';
import { runProcess } from './support/run-process.ts';

const acme = '/v1/workspaces/acme';
const demoSecret = 'key_test_acme';
const secretValue = 'sk_live_4f9a8b7c6d5e';

/** A folder in the repository, so that the packages are found. */
const createFolder = (): string => {
  mkdirSync(fromRoot('reports'), { recursive: true });
  const folder = mkdtempSync(fromRoot('reports/taken-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** Runs tests with vitest and the built packages, as a user does. @returns the messages of the failed ones, by file */
const runVitest = async (files: Readonly<Record<string, string>>) => {
  const folder = createFolder();
  // Not the configuration of the repository, which Vitest would find above the folder.
  const config = 'export default { test: { testTimeout: 60_000 } };';
  for (const [file, text] of Object.entries({ ...files, 'vitest.config.js': config }))
    writeFileSync(join(folder, file), text);
  const vitest = fromRoot('node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--root', folder, '--reporter=json'];
  const { VITEST: _, ...env } = process.env;
  const { output } = await runProcess(process.execPath, args, { cwd: folder, env });
  const { testResults } = JSON.parse(output.slice(output.indexOf('{')));
  return Object.fromEntries(
    testResults.map(
      (file: { name: string; message: string; assertionResults: { failureMessages: string[] }[] }) => [
        basename(file.name),
        [file.message, ...file.assertionResults.flatMap(({ failureMessages }) => failureMessages)].join(''),
      ],
    ),
  );
};

const dashboard = await useDashboard();
const { call, control, dialog, keys } = dashboard;

describe('the requests of the dashboard, taken as a test', () => {
  /** Requests whose ids, cursors, versions and tokens exist only in this sandbox. */
  const sendRequests = async () => {
    const { id } = (await call('POST', `${acme}/agents`, { name: 'Night watch', schedule: '0 3 * * *' }))
      .json;
    await call('POST', `${acme}/agents/${id}/activate`);
    const { next_cursor } = (await call('GET', `${acme}/agents?limit=1`)).json;
    await call('GET', `${acme}/agents?limit=1&cursor=${encodeURIComponent(next_cursor)}`);
    const page = `${acme}/pages/page_01K9HOME`;
    const version = (await call('GET', page)).headers.get('ETag') ?? '';
    const patch = [{ op: 'replace', path: '/metadata/title', value: 'Acme Tea' }];
    await call('PATCH', page, patch, { 'If-Match': version, 'Content-Type': 'application/json-patch+json' });
    await call('PUT', `${acme}/secrets`, { name: 'taken', value: secretValue });
    await call('GET', `${acme}/agents/agt_NONE`);
    await call('POST', `${acme}/agents`, { name: 'Strange', colour: 'red' });
    const issued = { kind: 'key', scopes: ['agents:read'] };
    const { secret } = await control('/workspaces/acme/records/tokens', 'POST', issued);
    await call('DELETE', `${acme}/secrets/taken`, undefined, { Authorization: `Bearer ${secret}` });
    await call('GET', '/v1/me', undefined, { Authorization: '' });
    await call('GET', '/v1/nothing');
    return { secret };
  };

  const open = async () => {
    await dashboard.page.goto(`${dashboard.origin}/_sandbox/ui/#/requests`);
    await dashboard.page.getByRole('treegrid').waitFor();
  };

  const download = async (format: string, file: string): Promise<string> => {
    await dialog().getByLabel('As').selectOption({ label: format });
    const [saved] = await Promise.all([
      dashboard.page.waitForEvent('download'),
      dialog()
        .getByRole('button', { name: `Download ${file}` })
        .click(),
    ]);
    expect(saved.suggestedFilename()).toBe(file);
    return readFileSync(await saved.path(), 'utf8');
  };

  test('requests are chosen with the keyboard, and taken in the order in which they were sent', async () => {
    await call('POST', `${acme}/agents`, { name: 'Night watch' });
    await call('GET', '/v1/me');
    await call('GET', `${acme}/agents`);
    await open();
    await keys('j', 'Space', 'j', 'j', 'Space');
    await expect.poll(() => dashboard.page.getByRole('button', { pressed: true }).count()).toBe(2);
    await checkScreens(dashboard.page, 'requests-chosen');
    await dashboard.page.getByRole('button', { name: 'Take 2 as a test' }).click();
    const code = dialog().getByRole('region', { name: 'vitest test' });
    await expect
      .poll(async () =>
        [...(await code.innerText()).matchAll(/const (\w+) = await tok/g)].map(([, name]) => name),
      )
      .toEqual(['createAgent', 'listAgents']);
    await checkScreens(dashboard.page, 'requests-taken');
    await keys('Escape');
    await dialog().waitFor({ state: 'detached' });
    await dashboard.page.getByRole('button', { name: `Choose GET ${acme}/agents` }).click();
    await dashboard.page.getByRole('button', { name: 'Take 1 as a test' }).waitFor();
  });

  /** Sends the requests, and takes them in each format. */
  const takeAll = async () => {
    const { secret } = await sendRequests();
    await open();
    await dashboard.page.getByRole('button', { name: 'Take as a test' }).click();
    const program = await download('vitest test', 'requests.test.ts');
    const workflow = await download('Arazzo workflow', 'requests.arazzo.yaml');
    const seed = await download('Seed', 'seed.yaml');
    // An open dialog would read requests that a reset removes.
    await keys('Escape');
    await dialog().waitFor({ state: 'detached' });
    return { secret, program, workflow, seed };
  };

  test('the test, the workflow and the seed have no secret, and the seed can be loaded', async () => {
    const { secret, program, workflow, seed } = await takeAll();
    for (const hidden of [demoSecret, secretValue, secret])
      for (const text of [program, workflow, seed]) expect(text).not.toContain(hidden);
    expect(program).toContain(
      "const activateAgent = await tok_01K9DEMO.POST('/workspaces/{slug}/agents/{id}/activate'",
    );
    expect(program).toContain('id: createAgent.data?.id');
    expect(program).toContain('// Omitted, because no operation of the contract matches it: GET /v1/nothing');
    const { workspaces } = parse(seed);
    expect(workspaces[0].test.agents.map(({ name }: { name: string }) => name)).toEqual(['Night watch']);
    await control('/reset', 'POST', parse(seed));
  });

  longTest('the test and the workflow run as they are', async () => {
    const { program, workflow } = await takeAll();
    // It fails if a response isn't the same.
    const other = program.replace('toBe(201)', 'toBe(202)');
    expect(await runVitest({ 'requests.test.ts': program, 'other.test.ts': other })).toEqual({
      'requests.test.ts': '',
      'other.test.ts': expect.stringContaining('expected 201 to be 202'),
    });

    await control('/reset', 'POST', { records: 'demo' });
    const issued = { kind: 'key', scopes: ['agents:read'] };
    const { secret } = await control('/workspaces/acme/records/tokens', 'POST', issued);
    const names = Object.keys(parse(workflow).workflows[0].inputs.properties);
    const inputs = Object.fromEntries(
      names.map((name) => [name, name === 'tok_01K9DEMO' ? demoSecret : secret]),
    );
    const file = join(createFolder(), 'requests.arazzo.yaml');
    writeFileSync(file, workflow);
    const run = await runTool('redocly', ['respect', file, '--input', JSON.stringify(inputs)]);
    expect(run.code, `${workflow}\n${run.output}`).toBe(0);
  });

  longTest('a request by console access and a list as text are repeated too', async () => {
    const create = `${controlPath}/workspaces/acme/console/test/v1/workspaces/acme/agents`;
    await fetch(dashboard.origin + create, {
      method: 'POST',
      body: JSON.stringify({ name: 'By the owner' }),
    });
    await fetch(`${dashboard.origin}${acme}/agents?format=csv`, {
      headers: { Authorization: `Bearer ${demoSecret}` },
    });
    await open();
    await dashboard.page.getByRole('button', { name: 'Take as a test' }).click();
    const program = await download('vitest test', 'requests.test.ts');
    expect(await runVitest({ 'requests.test.ts': program })).toEqual({ 'requests.test.ts': '' });
  });
});
