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
