import type { components } from '@workspace-api/contract/sandbox';
import { schemas } from '@workspace-api/contract/sandbox/validators';
import type { FieldError } from '../../core/problem.ts';
import { fieldErrors } from '../../http/validation/field-errors.ts';
import { inconsistencies } from './inconsistencies.ts';

/** Records of one's own to begin with, in place of the demo records. */
export type OwnRecords = Readonly<components['schemas']['Seed']>;

/** The records of one workspace and mode. */
export type TenantRecords = Readonly<components['schemas']['SeedRecords']>;

/** Records that can't be begun with. */
export class BadRecords extends Error {
  /** Every place that is wrong, as a JSON Pointer into what was given, and why. */
  readonly faults: readonly FieldError[];

  constructor(faults: readonly FieldError[]) {
    super(faults.map(({ path, message }) => `${path || 'The seed'}: ${message}`).join('\n'));
    this.name = 'BadRecords';
    this.faults = faults;
  }
}

/**
 * Holds records against the schema `Seed` of the control plane, and against each other.
 *
 * @throws BadRecords
 */
export const checkRecords = (records: unknown): OwnRecords => {
  if (!schemas.Seed(records)) throw new BadRecords(fieldErrors(schemas.Seed.errors ?? []));
  const faults = inconsistencies(records as OwnRecords);
  if (faults.length > 0) throw new BadRecords(faults);
  return records as OwnRecords;
};
