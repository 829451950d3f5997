import { hash } from 'node:crypto';
import type { Random } from './random.ts';
import type { Mode } from './tenant.ts';

/** What the store keeps of a token's secret. The secrets are long and random, so a plain hash can't be reversed. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'hex');

/** A new API key's secret; its prefix tells the mode. */
export const newKeySecret = (mode: Mode, random: Random): string =>
  `key_${mode}_${random(24).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
