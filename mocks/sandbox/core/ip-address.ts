/** Whether a string is an IPv4 address of four decimal numbers. A URL changes one whose numbers start with 0. */
const isIpv4 = (value: string): boolean =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(value) &&
  URL.canParse(`http://${value}`) &&
  new URL(`http://${value}`).hostname === value;

/** Whether a string is an IPv6 address, without brackets and without a zone. */
export const isIpv6 = (value: string): boolean =>
  /^[\da-f:.]+$/i.test(value) && URL.canParse(`http://[${value}]`);

/** Whether a string is an IP address, without brackets. */
export const isIpAddress = (value: string): boolean => isIpv4(value) || isIpv6(value);

/** Removes the brackets that an IPv6 address has in a URL (RFC 3986 section 3.2.2). */
export const unbracket = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');

/** The loopback addresses of IPv6, as a URL shortens them: `::1` and 127.0.0.0/8, mapped (RFC 4291 section 2.5). */
const loopbackInUrl = /^\[::(?:1|ffff:7f[\da-f]{2}:[\da-f]{1,4})\]$/;

/** Whether a string is a loopback address, without brackets (RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3). */
export const isLoopback = (value: string): boolean =>
  isIpv6(value)
    ? loopbackInUrl.test(new URL(`http://[${value}]`).hostname)
    : isIpv4(value) && value.startsWith('127.');
