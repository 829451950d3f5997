import { variants } from '../../mocks/variants/index.ts';
import { checkVariant, type Extent } from './check-variant.ts';
import { type Families, type Row, toRow } from './matrix.ts';

/** A run of the gate against a variant. */
export type Run = {
  /** The variant's name. */
  readonly variant: string;
  readonly seed: number;
  readonly effort: NonNullable<Extent['effort']>;
  readonly families: Families;
};

/**
 * Checks a variant.
 *
 * @throws RangeError if no variant has that name
 */
export const createRow = async ({ variant: name, seed, effort, families }: Run): Promise<Row> => {
  const variant = variants[name];
  if (variant === undefined)
    throw new RangeError(`Unknown variant "${name}". See mocks/variants/ for the available names.`);
  const only = variant.families.slice(0, families === 'first' ? 1 : undefined);
  const extent = { seed, effort, ...(families !== 'all' && { only }) };
  return toRow({ variant: name, seed, families }, await checkVariant(variant, extent));
};
