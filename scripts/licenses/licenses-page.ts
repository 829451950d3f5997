import type { Shipped, ShippedPackage } from './shipped-packages.ts';

/** The page that lists the licenses. */
export const licensesPage = 'docs/licenses.md';

/** From this number on, packages of one scope with the same version and license are one row: the builds for each platform. */
const many = 5;

const formatRows = (list: readonly ShippedPackage[]): string[] => {
  const getRow = ({ version, license }: ShippedPackage, label: string) =>
    `| ${label} | ${version} | ${license ?? 'none declared'} |`;
  const getScope = ({ name }: ShippedPackage) => name.replace(/(?<=\/).*/, '*');
  const rows = list.map((one) => {
    const scope = getRow(one, `\`${getScope(one)}\``);
    const sharing = list.filter((other) => getRow(other, `\`${getScope(other)}\``) === scope).length;
    return sharing < many
      ? getRow(one, `\`${one.name}\``)
      : getRow(one, `\`${getScope(one)}\`, ${sharing} packages`);
  });
  return [...new Set(rows)];
};

const formatList = (title: string, list: readonly ShippedPackage[]): string =>
  list.length === 0
    ? `${title}: none.\n`
    : `${title}:\n\n| package | version | license |\n|---|---|---|\n${formatRows(list).join('\n')}\n`;

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
