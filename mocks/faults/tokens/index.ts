import type { Fault } from '../lib/fault.ts';
import { keysCached } from './keys-cached.ts';
import { revocationWithoutEffect } from './revocation-without-effect.ts';
import { rotatedSecretStillWorks } from './rotated-secret-still-works.ts';
import { secretShownOnInspect } from './secret-shown-on-inspect.ts';

/** The faults of the family tokens. */
export const tokens: Record<string, Fault> = {
  ...keysCached,
  'revocation-without-effect': revocationWithoutEffect,
  'rotated-secret-still-works': rotatedSecretStillWorks,
  'secret-shown-on-inspect': secretShownOnInspect,
};
