import type { Shipped, ShippedPackage } from './shipped-packages.ts';

/** The page that lists the licenses. */
export const licensesPage = 'docs/licenses.md';

/** From this number on, packages of one scope with the same version are one item: the builds for each platform. */
const many = 5;

const formatItems = (list: readonly ShippedPackage[]): string => {
  const toScope = ({ name, version }: ShippedPackage) => `\`${name.replace(/(?<=\/).*/, '*')}\` ${version}`;
  const items = list.map((one) => {
    const sharing = list.filter((other) => toScope(other) === toScope(one)).length;
    return sharing < many ? `\`${one.name}\` ${one.version}` : `${toScope(one)} (${sharing} packages)`;
  });
  return [...new Set(items)].join(', ');
};

const formatList = (title: string, list: readonly ShippedPackage[]): string => {
  const licenses = [...new Set(list.map(({ license = 'none declared' }) => license))].sort();
  const rows = licenses.map(
    (name) =>
      `| ${name} | ${formatItems(list.filter(({ license = 'none declared' }) => license === name))} |\n`,
  );
  return rows.length === 0
    ? `${title}: none.\n`
    : `${title}:\n\n| license | packages |\n|---|---|\n${rows.join('')}`;
};

/** Renders the licenses of what the published packages install and contain. */
export const renderLicenses = (shipped: readonly Shipped[]): string => `# Licenses

What the published packages install, and what their files contain, with the licenses that each declares (SPDX). \`npm run licenses\`
writes this page from the lock file. \`npm run check -- --only licenses\` compares it, and refuses licenses that aren't permissive.
The packages themselves are [unlicensed](../LICENSE).

${shipped
  .map(
    ({ name, installed, bundled }) =>
      `## ${name}\n\n${formatList('Installed', installed)}\n${formatList('Contained', bundled)}`,
  )
  .join('\n')}`;
