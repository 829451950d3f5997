/** Headers that concern one connection (RFC 9110, section 7.6.1), not the message. */
const always = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
];

/** The names and values of `rawHeaders` or `rawTrailers` in pairs. */
export const toPairs = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as [string, string]] : []));

/** The end-to-end headers of a message (`rawHeaders`) in pairs, without the given names. */
export const endToEnd = (raw: readonly string[], ...without: readonly string[]): [string, string][] => {
  const pairs = toPairs(raw);
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((one) => one.trim().toLowerCase()));
  const dropped = new Set([...always, ...named, ...without]);
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase()));
};

/** Headers as an object, with lower-case names. The values of repeated headers are joined with commas. */
export const joinedHeaders = (pairs: Iterable<readonly [string, string]>): Record<string, string> => {
  // A header may be named like a member of every object, such as `constructor`.
  const headers = new Map<string, string>();
  for (const [name, value] of pairs) {
    const key = name.toLowerCase();
    const earlier = headers.get(key);
    headers.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return Object.fromEntries(headers);
};
