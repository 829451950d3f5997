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
