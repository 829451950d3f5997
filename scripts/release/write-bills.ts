import { mkdirSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../generate/paths.ts';
import { readLockFile } from '../licenses/lock-file.ts';
import { listShipped } from '../licenses/shipped-packages.ts';
import { createBillOfMaterials } from './bill-of-materials.ts';

const folder = 'reports/sbom';

/** Writes the bill of materials of each published package. @returns the folder */
export const writeBills = (version: string): string => {
  mkdirSync(fromRoot(folder), { recursive: true });
  for (const shipped of listShipped(readLockFile('package-lock.json'))) {
    const file = `${folder}/${shipped.name.replace(/^@[^/]+\//, '')}.cdx.json`;
    writeFileSync(fromRoot(file), `${JSON.stringify(createBillOfMaterials(shipped, version), null, 2)}\n`);
  }
  return folder;
};
