import { fromUtf8 } from '#host/bytes.ts';
import { foreignMasterKey, type Keys } from '../core/keys/keys.ts';
import { seal, unseal } from '../core/keys/seal.ts';
import type { Seed } from '../store/seed/seed-records.ts';

const place = 'records to begin with';
const deriveKey = (keys: Keys) => keys.derive('sandbox: records');

/** Encrypts seed records for storage in the database, because they may contain values of secrets. */
export const sealRecords = (keys: Keys, records: Seed): string =>
  seal(deriveKey(keys), JSON.stringify(records), place);

/** Decrypts the result of `sealRecords`. @throws Error if the master key is a different one */
export const unsealRecords = (keys: Keys, sealed: string): Seed => {
  try {
    return JSON.parse(fromUtf8(unseal(deriveKey(keys), sealed, place))) as Seed;
  } catch (error) {
    throw foreignMasterKey(error);
  }
};
