/**
 * Whether the host of a URL is this machine: `localhost`, a name below it (RFC 6761 section 6.3) or a loopback address. A URL has
 * only one spelling of each address.
 */
export const isLoopback = (url: string): boolean =>
  /^((.+\.)?localhost\.?|127(\.\d+){3}|\[::(1|ffff:7f[\da-f]{2}:[\da-f]{1,4})\])$/.test(
    new URL(url).hostname,
  );
