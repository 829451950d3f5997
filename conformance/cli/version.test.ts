import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { tool } from '../engine/report/tool.ts';
import { main } from './main.ts';

test.each([[[]], [['proxy']], [['har']]])('the command %j prints its version', async (name) => {
  const stdout = new PassThrough();
  const io = { stdout, stderr: stdout, env: {}, cwd: process.cwd() };
  expect(await main([...name, '--version'], io)).toBe(0);
  expect(String(stdout.read())).toBe(`${tool.version}\n`);
});
