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

/** The end-to-end headers of a message, as alternating names and values (`rawHeaders`), without the given names. */
export const endToEnd = (raw: readonly string[], ...without: readonly string[]): string[] => {
  const pairs = raw.flatMap((name, index) =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : [],
  );
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((one) => one.trim().toLowerCase()));
  const dropped = new Set([...always, ...named, ...without]);
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase())).flat();
};

/** Headers as an object, with lower-case names. The values of repeated headers are joined with commas. */
export const joinedHeaders = (raw: readonly string[]): Record<string, string> => {
  const headers: Record<string, string> = {};
  raw.forEach((name, index) => {
    if (index % 2 === 1) return;
    const key = name.toLowerCase();
    const value = raw[index + 1] ?? '';
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  });
  return headers;
};
