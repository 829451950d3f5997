import type { Shipped, ShippedPackage } from './shipped-packages.ts';

/** The page that lists the licenses. */
export const licensesPage = 'docs/licenses.md';

const formatPackage = ({ name, version, license }: ShippedPackage): string =>
  `| \`${name}\` | ${version} | ${license ?? 'none declared'} |`;

const formatList = (title: string, list: readonly ShippedPackage[]): string =>
  list.length === 0
    ? `${title}: none.\n`
    : `${title}:\n\n| package | version | license |\n|---|---|---|\n${list.map(formatPackage).join('\n')}\n`;

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
