const ownScope = '@workspace-api/';

type Manifest = Record<string, unknown> & { version: string };

/**
 * Sets the version of a manifest, and of the packages of this repository that it depends on: all have one version.
 *
 * @param manifest the content of a `package.json`
 */
export const setVersion = (manifest: string, version: string): string => {
  const parsed = JSON.parse(manifest) as Manifest;
  parsed.version = version;
  for (const kind of ['dependencies', 'devDependencies']) {
    const versions = parsed[kind] as Record<string, string> | undefined;
    for (const name in versions) if (name.startsWith(ownScope)) versions[name] = version;
  }
  return `${JSON.stringify(parsed, null, 2)}\n`;
};

/**
 * Makes the entries under "Unreleased" in a changelog the entries of a version.
 *
 * @param date such as 2026-11-02
 * @throws Error if there are none
 */
export const dateUnreleased = (changelog: string, version: string, date: string): string => {
  const entries = /^## Unreleased\n(?<entries>.*?)(?=^## |$(?![\s\S]))/ms.exec(changelog)?.groups?.entries;
  if (!entries?.trim()) throw new Error('CHANGELOG.md has no entries under "Unreleased". Add what changed.');
  return changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${version}, ${date}\n`);
};

/** Parses a version such as 1.2.0. @throws Error if it has another form */
export const parseVersion = (version: string): string => {
  if (/^\d+\.\d+\.\d+$/.test(version)) return version;
  throw new Error(`Invalid version "${version}". Use a form such as 1.2.0.`);
};
