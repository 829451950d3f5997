import { keyPrefixes } from '@workspace-api/contract';
import { toBase64url, toHex, utf8 } from '#host/bytes.ts';
import { equalBytes, sha256 } from '#host/crypto.ts';
import type { Random } from './random.ts';
import type { Mode } from './tenant.ts';

/** The stored form of a token's secret. A plain hash of it can't be reversed, because secrets are long and random. */
export const secretHash = (secret: string): string => toHex(sha256(secret));

/** Creates the secret of an API key. Its prefix names the mode. */
export const newKeySecret = (mode: Mode, random: Random): string =>
  `${keyPrefixes[mode]}${toBase64url(random(24)).replaceAll(/[-_]/g, 'x')}`;

/** Whether strings are equal. For strings of the same length, the time doesn't depend on where they differ. */
export const equalStrings = (one: string, other: string): boolean => equalBytes(utf8(one), utf8(other));
