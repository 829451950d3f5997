import { keyPrefixes, sessionPrefix, signingSecretPrefix } from '../credentials.ts';

/** The prefixes of all credentials. */
export const credentialPrefixes: readonly string[] = [
  ...Object.values(keyPrefixes),
  sessionPrefix,
  signingSecretPrefix,
];

/** The mode of an API key, by its prefix. */
export type KeyMode = keyof typeof keyPrefixes;

/** The mode of an API key; null for another token. */
export const modeOfKey = (token: string): KeyMode | null =>
  (Object.keys(keyPrefixes) as KeyMode[]).find((mode) => token.startsWith(keyPrefixes[mode])) ?? null;

/** A credential without its prefix; any other string unchanged. */
export const withoutPrefix = (credential: string): string =>
  credential.slice(credentialPrefixes.find((prefix) => credential.startsWith(prefix))?.length ?? 0);
