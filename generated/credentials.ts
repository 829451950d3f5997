// Generated from openapi/ by `npm run generate`. Do not edit.

/** What an API key begins with, by its mode. */
export const keyPrefixes = {
  "live": "key_live_",
  "test": "key_test_"
} as const;

/** What the access token of a session begins with; a JWT follows. */
export const sessionPrefix = "sess_";

/** What the signing secret of a webhook subscription begins with. */
export const signingSecretPrefix = "whsec_";

/** What any credential begins with. */
export const credentialPrefixes: readonly string[] = [...Object.values(keyPrefixes), sessionPrefix, signingSecretPrefix];

/** The mode of an API key, by its prefix. */
export type KeyMode = keyof typeof keyPrefixes;

/** The mode of an API key; null for another token. */
export const modeOfKey = (token: string): KeyMode | null =>
  (Object.keys(keyPrefixes) as KeyMode[]).find((mode) => token.startsWith(keyPrefixes[mode])) ?? null;

/** A credential without its prefix; any other text as it is. */
export const withoutPrefix = (credential: string): string =>
  credential.slice(credentialPrefixes.find((prefix) => credential.startsWith(prefix))?.length ?? 0);
