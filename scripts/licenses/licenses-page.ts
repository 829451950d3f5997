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

const formatRows = (name: string, relation: string, list: readonly ShippedPackage[]): string[] =>
  [...new Set(list.map(({ license = 'none declared' }) => license))].sort().map((each) => {
    const items = formatItems(list.filter(({ license = 'none declared' }) => license === each));
    return `| \`${name}\` | ${relation} | ${each} | ${items} |\n`;
  });

/** Renders the licenses of what the published packages install and contain. */
export const renderLicenses = (shipped: readonly Shipped[]): string => `# Licenses

What the published packages install, and what their files contain, with the licenses that each declares (SPDX). \`npm run licenses\`
writes this page from the lock file. \`npm run check -- --only licenses\` compares it, and refuses licenses that aren't permissive.
The packages themselves are [unlicensed](../LICENSE). A package without a line installs or contains no other packages.

| package | relation | license | packages |
|---|---|---|---|
${shipped
  .flatMap(({ name, installed, bundled }) => [
    ...formatRows(name, 'installs', installed),
    ...formatRows(name, 'contains', bundled),
  ])
  .join('')}`;
