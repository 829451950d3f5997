import { sandboxUrl } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { gateOptions } from './gate-options.ts';

const driverOption = {};
const cli = { target: sandboxUrl, token: 'key_test_cli', driverOption };

test('the command line goes before the configuration, and that before the environment', () => {
  const config = { token: 'key_test_config', receiverUrl: 'https://config.example.com' };
  const env = { WORKSPACE_TOKEN: 'key_test_env' };
  expect(gateOptions(cli, config, env)).toMatchObject({
    token: 'key_test_cli',
    receiverUrl: 'https://config.example.com',
  });
  const cliOptions = { target: sandboxUrl, driverOption, receiverUrl: 'https://cli.example.com' };
  expect(gateOptions(cliOptions, config, env)).toMatchObject({
    token: 'key_test_config',
    receiverUrl: 'https://cli.example.com',
  });
  expect(gateOptions({ target: sandboxUrl, driverOption }, {}, env)).toMatchObject({ token: 'key_test_env' });
});

test('what is missing is named with the option that gives it', () => {
  expect(() => gateOptions({ token: 'key_test_cli', driverOption }, {}, {})).toThrow(
    `--target ${sandboxUrl}`,
  );
  expect(() => gateOptions({ target: sandboxUrl, driverOption }, {}, {})).toThrow(
    '--token key_test_... or WORKSPACE_TOKEN',
  );
});
