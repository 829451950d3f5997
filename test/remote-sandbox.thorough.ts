import { expect, test } from 'vitest';
import { startProcess } from '../mocks/test/processes.ts';
import { clausesWith } from './support/clauses-with.ts';
import { runCommand, sandboxArguments } from './support/run-command.ts';

const token = 'a-token-of-this-test';

test.each([
  ['on loopback', ['--host', '127.0.0.1']],
  [
    'for other machines',
    ['--host', '0.0.0.0', '--allow-remote', '--demo-tokens', '--private-addresses', 'loopback'],
  ],
])('the gate checks a sandbox %s whose control plane needs a token', async (_, host) => {
  const { origin } = await startProcess({ env: {}, args: [...host, '--control-token', token, '--quiet'] });
  const { exitCode, report, stdout, stderr } = await runCommand([
    ...sandboxArguments(origin),
    ...['--driver-option', `control-token=${token}`, '--effort', 'quick', '--seed', '1'],
  ]);
  expect(report, stderr).toBeDefined();
  expect(clausesWith(report, 'fail'), stdout).toEqual([]);
  expect(clausesWith(report, 'not-exercised'), stdout).toEqual([]);
  expect([report?.errors, report?.verdict, exitCode], stdout).toEqual([[], 'conformant', 0]);
  expect(stdout + JSON.stringify(report)).not.toContain(token);
});

test('without the token the gate reports the missing option, and checks nothing', async () => {
  const { origin } = await startProcess({ env: {}, args: ['--control-token', token, '--quiet'] });
  const { exitCode, report, stderr } = await runCommand(sandboxArguments(origin));
  expect([exitCode, report]).toEqual([2, undefined]);
  expect(stderr).toContain('control-token');
});
