import { existsSync, readdirSync } from 'node:fs';
import { rewrite } from './openapi-document.ts';
import { formatJson, fromRoot, readJson, readText, writeText } from './paths.ts';

const ownScope = '@workspace-api/';

type Manifest = Record<string, unknown> & { version?: string };

/** Sets the version of a manifest, and of the packages of this repository that it depends on: all have one version. */
export const withVersion = (manifest: Manifest, version: string): Manifest => ({
  ...rewrite(manifest, (key, value) =>
    key.startsWith(ownScope) && /^\d/.test(String(value)) ? version : value,
  ),
  version,
});

const change = (file: string, apply: (manifest: Manifest) => Manifest): void => {
  const before = readText(file);
  const after = formatJson(apply(JSON.parse(before)));
  if (after !== before) writeText(file, after);
};

/** Gives every package of the repository, and its lock file, the version of the contract. */
export const writeVersions = (version: string): void => {
  const { packages } = readJson<{ packages: Record<string, Manifest> }>('package-lock.json');
  const folders = Object.keys(packages).filter((name) => !name.includes('node_modules'));
  // Some examples aren't workspaces.
  const examples = readdirSync(fromRoot('examples'))
    .map((name) => `examples/${name}`)
    .filter((folder) => existsSync(fromRoot(`${folder}/package.json`)));
  for (const folder of new Set([...folders, ...examples]))
    change(`${folder || '.'}/package.json`, (manifest) => withVersion(manifest, version));
  change('package-lock.json', (lock) => ({
    ...lock,
    version,
    packages: {
      ...packages,
      ...Object.fromEntries(folders.map((name) => [name, withVersion(packages[name] ?? {}, version)])),
    },
  }));
};
