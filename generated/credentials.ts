// Generated from openapi/ by `npm run generate`. Do not edit.

/** The prefix of an API key, by its mode. */
export const keyPrefixes = {
  "live": "key_live_",
  "test": "key_test_"
} as const;

/** The prefix of the access token of a session, before a JWT. */
export const sessionPrefix = "sess_";

/** The prefix of the signing secret of a webhook subscription. */
export const signingSecretPrefix = "whsec_";
