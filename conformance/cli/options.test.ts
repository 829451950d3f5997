import { sandboxUrl } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { gateOptions } from './options.ts';

const driverOption = {};
const cli = { target: sandboxUrl, token: 'key_test_cli', driverOption };

test('the command line overrides the configuration, which overrides the environment', () => {
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
