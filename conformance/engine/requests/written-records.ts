import { operations, resources } from '@workspace-api/contract';
import type { Write } from '../../resources/classify-write.ts';
import type { Held } from '../holds.ts';

const sharedParts: readonly Held[] = [operations.updateTheme.tag, operations.changePlan.tag];

/** The records that a write may change, as scenarios hold them. @param path its path below the base of the API */
export const writtenRecords = (write: Write, path: string): readonly Held[] => {
  if (write.kind === 'creation') return [write.resource.name];
  if (write.kind === 'record') return write.records.map(({ resource }) => resource.name);
  if (write.kind !== 'shared') return [];
  const part = sharedParts.find((name) => path.split('/').includes(name));
  return [part ?? resources.page.name];
};
