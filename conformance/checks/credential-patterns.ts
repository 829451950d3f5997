import { credentialPrefixes, keyPrefixes, signingSecretPrefix, withoutPrefix } from '@workspace-api/contract';

const keys = Object.values(keyPrefixes).join('|');

/** Matches an API key by its prefix: the service document doesn't name a field that holds one. */
export const keyStart = new RegExp(`^(?:${keys})`);

/** Matches a signing secret by its prefix. */
export const signingSecretStart = new RegExp(`^${signingSecretPrefix}`);

/** A whole signing secret: the prefix and 64 hexadecimal digits in upper or lower case. */
export const signingSecret = new RegExp(`${signingSecretPrefix}[0-9a-fA-F]{64}`);

/** Every credential in a string. The first group is the prefix, which identifies the kind. */
export const credentials = new RegExp(`(${credentialPrefixes.join('|')})[A-Za-z0-9._~+/=-]+`, 'g');

/** The key prefixes, as a finding lists them. */
export const keyPrefixList = Object.values(keyPrefixes).join(' or ');

/** A shorter part of a key may occur in a string by chance. */
const shortestPart = 16;

/** The part of a key to search for. If the part after the prefix is long enough, that part is sufficient. */
export const keyPart = (key: string): string => {
  const part = withoutPrefix(key);
  return part.length >= shortestPart ? part : key;
};

/** Whether a string contains a key. */
export const showsKey = (value: string, key: string): boolean => value.includes(keyPart(key));
