import { credentialPrefixes, keyPrefixes, signingSecretPrefix, withoutPrefix } from '@workspace-api/contract';

const keys = Object.values(keyPrefixes).join('|');

/** A text that is an API key, by its prefix: the service document names no field that holds one. */
export const keyStart = new RegExp(`^(?:${keys})`);

/** A text that is a signing secret, by its prefix. */
export const signingSecretStart = new RegExp(`^${signingSecretPrefix}`);

/** An API key in quotes, as JSON shows it. */
export const quotedKey = new RegExp(`"((?:${keys})[^"]+)"`);

/** A whole signing secret: the prefix and 64 hexadecimal digits of either case. */
export const signingSecret = new RegExp(`${signingSecretPrefix}[0-9a-fA-F]{64}`);

/** Every credential in a text; its prefix, which says the kind, is the first group. */
export const credentials = new RegExp(`(${credentialPrefixes.join('|')})[A-Za-z0-9._~+/=-]+`, 'g');

/** The prefixes of keys as a finding names them. */
export const keyPrefixList = Object.values(keyPrefixes).join(' or ');

/** A shorter part of a key may be in a text by chance. */
const shortestPart = 16;

/** Whether a text shows a key: the part after its prefix is enough where it is long. */
export const showsKey = (value: string, key: string): boolean => {
  const part = withoutPrefix(key);
  return value.includes(part.length >= shortestPart ? part : key);
};
