import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoTokens } from '../mocks/index.ts';
import { newFolder } from '../mocks/test/new-folder.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { action, type Step, stepNamed } from './support/action.ts';
import { runProcess } from './support/run-process.ts';
import { withSandbox } from './support/with-sandbox.ts';

/** Evaluates an expression such as `${{ inputs.target }}` like the runner. */
const filled = (value: string, inputs: Record<string, string>): string =>
  value.replaceAll(/\$\{\{ (?:inputs\.([\w-]+)|github\.action_path) \}\}/g, (_, input?: string) =>
    input ? (inputs[input] ?? action.inputs[input]?.default ?? '') : fromRoot('.').replace(/\/$/, ''),
  );

/** Runs a shell step like the runner: `bash --noprofile --norc -eo pipefail`. */
const runStep = async (step: Step, inputs: Record<string, string>) => {
  const folder = await newFolder();
  const [output, summary] = [join(folder, 'output'), join(folder, 'summary')];
  const env = Object.fromEntries(
    Object.entries(step.env ?? {}).map(([name, value]) => [name, filled(value, inputs)]),
  );
  const runner = {
    PATH: process.env.PATH,
    GITHUB_ACTIONS: 'true',
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
  };
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run ?? ''];
  const ended = await runProcess('bash', args, { cwd: folder, env: { ...runner, ...env } });
  const read = (path: string) => readFile(path, 'utf8').catch(() => '');
  return {
    ...ended,
    output: await read(output),
    summary: await read(summary),
    report: await read(join(folder, inputs['report-dir'] ?? 'reports', 'report.json')),
  };
};

const token = demoTokens[0]?.secret ?? '';

test('a shell step checks a target, writes the reports and the summary, and outputs the exit code', async () => {
  const only = 'agents.starts-inactive,agents.id-prefix';
  const ran = await withSandbox({}, (url) =>
    runStep(stepNamed('Check'), {
      target: `${url}/v1`,
      token,
      driver: fromRoot('conformance/drivers/sandbox.ts'),
      'driver-options': `control=${url}/_sandbox\n`,
      only,
      effort: 'quick',
      seed: '1',
      'report-dir': 'my reports',
    }),
  );
  expect(ran.stderr).not.toContain('Error');
  expect(ran).toMatchObject({ code: 0, output: 'exit-code=0\n' });
  expect(JSON.parse(ran.report)).toMatchObject({
    verdict: 'conformant',
    seed: 1,
    driver: { name: 'sandbox' },
  });
  expect(ran.summary).toContain('## Conformance: conformant');
  expect(ran.stdout).not.toContain(token);
});

test("a run that can't start fails the step with its exit code", async () => {
  const ran = await runStep(stepNamed('Check'), { target: 'http://127.0.0.1:1/v1', token });
  expect(ran).toMatchObject({ code: 2, output: 'exit-code=2\n' });
  expect(ran.stderr).toContain('unreachable');
});
