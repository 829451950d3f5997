import { hash } from 'node:crypto';
import { keyPrefixes } from '@workspace-api/contract';
import type { Random } from './random.ts';
import type { Mode } from './tenant.ts';

/** The stored form of a token's secret. A plain hash of it can't be reversed, because secrets are long and random. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'hex');

/** Creates the secret of an API key. Its prefix names the mode. */
export const newKeySecret = (mode: Mode, random: Random): string =>
  `${keyPrefixes[mode]}${random(24).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
