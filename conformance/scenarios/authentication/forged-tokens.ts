import { withoutPrefix } from '@workspace-api/contract';

/** Returns another character of the same kind: a digit for a digit, a letter of the same case for a letter. */
const otherLike = (char: string): string => {
  if (/\d/.test(char)) return char === '1' ? '2' : '1';
  return char === char.toUpperCase() ? (char === 'A' ? 'B' : 'A') : char === 'a' ? 'b' : 'a';
};

const swapped = (value: string): string =>
  [...value].map((char) => (char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase())).join('');

/** A value in mixed case can't be in a case-insensitive alphabet such as hexadecimal digits. */
const mindsCase = (value: string): boolean => /[a-z]/.test(value) && /[A-Z]/.test(value);

/**
 * Returns values that nearly equal a random value but differ from it in any encoding: longer, shorter, with another
 * character in the middle (the last character of Base64 may have unused bits), and in swapped case if case is
 * significant.
 *
 * @param prefix the prefix that the values keep
 */
export const nearEquals = (value: string, prefix = ''): string[] => {
  const secret = value.slice(prefix.length);
  const middle = Math.floor(secret.length / 2);
  const changed = secret.slice(0, middle) + otherLike(secret.charAt(middle)) + secret.slice(middle + 1);
  return [`${secret}0`, secret.slice(0, -1), changed, ...(mindsCase(secret) ? [swapped(secret)] : [])].map(
    (near) => prefix + near,
  );
};

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Decodes a part of a JWT as JSON; null if it is encrypted. */
const decoded = (part: string): Record<string, unknown> | null => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
  } catch {
    return null;
  }
};

/** Returns tokens that nearly equal a session token: unsigned, truncated, or with another payload or signature. */
export const forgedSessions = (token: string): string[] => {
  const jwt = withoutPrefix(token);
  const prefix = token.slice(0, -jwt.length);
  const [header = '', payload = '', signature = '', ...rest] = jwt.split('.');
  const claims = decoded(payload);
  const resigned = [
    ...nearEquals(signature)
      .slice(2, 3)
      .map((near) => [header, payload, near, ...rest]),
  ];
  const altered =
    claims === null || rest.length > 0
      ? []
      : [
          [header, encoded({ ...claims, exp: 4_102_444_800 }), signature],
          [encoded({ alg: 'none', typ: 'JWT' }), payload, ''],
          [encoded({ ...decoded(header), alg: 'none' }), encoded({ ...claims, exp: 4_102_444_800 }), ''],
          [header, payload, ''],
          [header, payload],
        ];
  return [...resigned, ...altered].map((parts) => prefix + parts.join('.'));
};
