import type { components } from '@workspace-api/contract/sandbox';
import { limits } from '../../core/limits.ts';
import type { FieldError } from '../../core/problem.ts';

/** Workspaces with your own records, which replace the demo records: the schema `Seed` of the control plane. */
export type Seed = Readonly<components['schemas']['Seed']>;

/** The records of one workspace and mode. */
export type TenantRecords = Readonly<components['schemas']['SeedRecords']>;

/** The settings of a workspace that a seed applies to both modes. */
export type WorkspaceSettings = Readonly<
  Omit<components['schemas']['SeedWorkspace'], 'slug' | 'name' | 'test' | 'live'>
>;

/** Seed records that violate the schema `Seed` or contradict each other. */
export class InvalidRecordsError extends Error {
  override readonly name = 'InvalidRecordsError';
  /** The first errors, each with a JSON Pointer into the seed and a reason. */
  readonly fields: readonly FieldError[];
  /** The number of further errors. */
  readonly omitted: number;

  constructor(fields: readonly FieldError[], omitted = 0) {
    const listedFields = fields.slice(0, limits.fieldErrors);
    const more = omitted + fields.length - listedFields.length;
    const lines = listedFields.map(({ path, message }) => `${path || 'The seed'}: ${message}`);
    super([...lines, ...(more > 0 ? [`${more} more.`] : [])].join('\n'));
    this.fields = listedFields;
    this.omitted = more;
  }
}
