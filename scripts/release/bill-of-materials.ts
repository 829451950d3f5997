import { formatJson, writeText } from '../generate/paths.ts';
import { listShipped, type Shipped, type ShippedPackage } from '../licenses/shipped-packages.ts';

/** A package URL (https://github.com/package-url/purl-spec). */
const toPackageUrl = ({ name, version }: Pick<ShippedPackage, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

const toComponent = (shipped: ShippedPackage, isBundled: boolean) => {
  const { name, version, license, integrity } = shipped;
  const isExpression = license?.includes(' ');
  // The checksum of its tarball. A bundle contains only a part of it.
  const checksum = isBundled ? undefined : integrity?.replace('sha512-', '');
  return {
    type: 'library',
    'bom-ref': toPackageUrl(shipped),
    name,
    version,
    purl: toPackageUrl(shipped),
    ...(license !== undefined && {
      licenses: [isExpression ? { expression: license } : { license: { id: license } }],
    }),
    ...(checksum !== undefined && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(checksum, 'base64').toString('hex') }],
    }),
    properties: [{ name: 'workspace-api:shipped', value: isBundled ? 'contained' : 'installed' }],
  };
};

/**
 * Creates the bill of materials of a published package (CycloneDX 1.5): what npm installs with it, and what its files contain.
 * `npm sbom` lists neither what the files contain, nor only the dependencies of one workspace.
 */
export const createBillOfMaterials = ({ name, installed, bundled }: Shipped, version: string) => {
  const installedUrls = new Set(installed.map(toPackageUrl));
  const contained = bundled.filter((one) => !installedUrls.has(toPackageUrl(one)));
  const own = { name, version };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'library', 'bom-ref': toPackageUrl(own), ...own, purl: toPackageUrl(own) },
    },
    components: [
      ...installed.map((one) => toComponent(one, false)),
      ...contained.map((one) => toComponent(one, true)),
    ],
  };
};

const folder = 'reports/sbom';

/** Writes the bill of materials of each published package. @returns the folder */
export const writeBills = (version: string): string => {
  for (const shipped of listShipped()) {
    const file = `${folder}/${shipped.name.replace(/^@[^/]+\//, '')}.cdx.json`;
    writeText(file, formatJson(createBillOfMaterials(shipped, version)));
  }
  return folder;
};
