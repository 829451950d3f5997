import type { EncodedKey } from '../../core/keys/encoded-key.ts';

/** A page stores no records, so it stores no key either. @throws Error always */
export const readStoredKey = (data: string, _size: number): EncodedKey => {
  throw new Error(`No master key is stored for ${data}. Pass it as the option masterKey.`);
};
