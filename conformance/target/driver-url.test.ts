import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { driverUrl } from './driver-url.ts';

let folder: string;
const toUrl = (file: string) => pathToFileURL(join(folder, file)).href;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'driver-url-')));
  const module = join(folder, 'node_modules/@shop/drivers');
  mkdirSync(module, { recursive: true });
  const manifest = { name: '@shop/drivers', type: 'module', exports: { './api': './api.js' } };
  writeFileSync(join(module, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(module, 'api.js'), '');
  writeFileSync(join(folder, 'driver.ts'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['driver.ts', './driver.ts'])('%s is a file in the folder', (driver) => {
  expect(driverUrl(driver, folder)).toBe(toUrl('driver.ts'));
});

test('resolves a module of an installed package by its name', () => {
  expect(driverUrl('@shop/drivers/api', folder)).toBe(toUrl('node_modules/@shop/drivers/api.js'));
});
