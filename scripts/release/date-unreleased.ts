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
