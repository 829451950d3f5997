import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { measureClientSizes } from '../bench/client-size.ts';
import { fromRoot } from '../scripts/generate/paths.ts';

test("a program's bundle has at most the size that the README of the client states", async () => {
  const readme = await readFile(fromRoot('client/README.md'), 'utf8');
  for (const [name, size, goal] of await measureClientSizes()) {
    expect(size, name).toBeLessThanOrEqual(goal);
    expect(readme).toContain(`| ${name} | ${goal} kB |`);
  }
});
