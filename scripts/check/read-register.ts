import { fromRoot } from '../generate/paths.ts';
import { readYamlFolder } from '../generate/yaml-folder.ts';
import type { ClauseFile } from './clause-problems.ts';

const capabilitiesFile = 'capabilities.yaml';

/** The clause families, and the closed list of what a driver can be asked for. */
export const readRegister = (): { families: ClauseFile[]; capabilities: Set<string> } => {
  const files = readYamlFolder(fromRoot('openapi/clauses'));
  const listed = files.find(({ file }) => file === capabilitiesFile)?.content;
  return {
    families: files.filter(({ file }) => file !== capabilitiesFile),
    capabilities: new Set(Array.isArray(listed) ? listed.map((item: { id: string }) => item.id) : []),
  };
};
