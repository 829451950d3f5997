import type { components } from '@workspace-api/contract/sandbox';
import { schemas } from '@workspace-api/contract/sandbox/validators';
import { limits } from '../../core/limits.ts';
import type { FieldError } from '../../core/problem.ts';
import { fieldErrors } from '../../http/validation/field-errors.ts';
import { inconsistencies } from './inconsistencies.ts';

/** Records of one's own to begin with, in place of the demo records. */
export type OwnRecords = Readonly<components['schemas']['Seed']>;

/** The records of one workspace and mode. */
export type TenantRecords = Readonly<components['schemas']['SeedRecords']>;

/** Records that can't be begun with. */
export class BadRecords extends Error {
  /** The first places that are wrong, each as a JSON Pointer into the records, and why. */
  readonly faults: readonly FieldError[];
  /** How many more there are. */
  readonly omitted: number;

  constructor(faults: readonly FieldError[], omitted = 0) {
    const listed = faults.slice(0, limits.fieldErrors);
    const more = omitted + faults.length - listed.length;
    const lines = listed.map(({ path, message }) => `${path || 'The seed'}: ${message}`);
    super([...lines, ...(more > 0 ? [`${more} more.`] : [])].join('\n'));
    this.name = 'BadRecords';
    this.faults = listed;
    this.omitted = more;
  }
}

/**
 * Holds records against the schema `Seed` of the control plane, and against each other.
 *
 * @throws BadRecords
 */
export const checkRecords = (records: unknown): OwnRecords => {
  if (!schemas.Seed(records)) {
    const { fields, omitted } = fieldErrors(schemas.Seed);
    throw new BadRecords(fields, omitted);
  }
  const faults = inconsistencies(records as OwnRecords);
  if (faults.length > 0) throw new BadRecords(faults);
  return records as OwnRecords;
};
