import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { newFolder } from '../test/run-main.ts';
import { driverUrl } from './driver-url.ts';

const folder = realpathSync(newFolder());
const toUrl = (file: string) => pathToFileURL(join(folder, file)).href;

beforeAll(() => {
  const module = join(folder, 'node_modules/@shop/drivers');
  mkdirSync(module, { recursive: true });
  const manifest = { name: '@shop/drivers', type: 'module', exports: { './api': './api.js' } };
  writeFileSync(join(module, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(module, 'api.js'), '');
  writeFileSync(join(folder, 'driver.ts'), '');
});

test.each(['driver.ts', './driver.ts'])('%s is a file in the folder', (driver) => {
  expect(driverUrl(driver, folder)).toBe(toUrl('driver.ts'));
});

test('resolves a module of an installed package by its name', () => {
  expect(driverUrl('@shop/drivers/api', folder)).toBe(toUrl('node_modules/@shop/drivers/api.js'));
});
