import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { basePath } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { getOutcome, start } from './support/conformance-command.ts';
import { withSandbox } from './support/with-sandbox.ts';

test('the arguments override the target', () =>
  withSandbox({}, async (origin) => {
    const folder = await mkdtemp(join(tmpdir(), 'workspace-command-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const url = `${origin}${basePath}`;
    const args = ['--target', url, '--only', 'versioning', '--report-dir', folder];
    const { stdout, stderr, code } = await getOutcome(start(...args));
    expect(stdout).toMatch(new RegExp(`^Target +${url}$`, 'm'));
    expect({ code, stderr }).toMatchObject({ code: 0 });
  }));
