import { withoutPrefix } from '@workspace-api/contract';

/** A character of the same kind: a digit for a digit, a letter of the same case for a letter. */
const otherLike = (char: string): string => {
  if (/\d/.test(char)) return char === '1' ? '2' : '1';
  return char === char.toUpperCase() ? (char === 'A' ? 'B' : 'A') : char === 'a' ? 'b' : 'a';
};

const swapped = (value: string): string =>
  [...value].map((char) => (char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase())).join('');

/** Text in both cases is not written in an alphabet that ignores case, such as hexadecimal digits. */
const mindsCase = (value: string): boolean => /[a-z]/.test(value) && /[A-Z]/.test(value);

/**
 * Texts that nearly equal a random one, and are not equal to it in any encoding: longer, shorter, with another
 * character in the middle (the last one of Base64 may have unused bits), and, where it matters, in the other case.
 *
 * @param prefix what the texts keep in front
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

/** The JSON of a part of a JWT; null if it is encrypted. */
const decoded = (part: string): Record<string, unknown> | null => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
  } catch {
    return null;
  }
};

/** Tokens that nearly equal a session token: unsigned, with another payload or signature, or cut short. */
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
