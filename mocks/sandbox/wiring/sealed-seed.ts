import { foreignMasterKey, type Keys } from '../core/keys/keys.ts';
import { seal, unseal } from '../core/keys/seal.ts';
import type { Seed } from '../core/seed-records.ts';

const place = 'records to begin with';
const keyOf = (keys: Keys) => keys.derive('sandbox: records');

/** Records of one's own as they are kept with the sandbox's state: values of secrets may be among them. */
export const sealRecords = (keys: Keys, records: Seed): string =>
  seal(keyOf(keys), JSON.stringify(records), place);

/** Reads what `sealRecords` wrote. @throws Error where the master key is another */
export const unsealRecords = (keys: Keys, sealed: string): Seed => {
  try {
    return JSON.parse(unseal(keyOf(keys), sealed, place).toString()) as Seed;
  } catch (error) {
    throw foreignMasterKey(error);
  }
};
