import type { ReceiverAddress } from '../../target/receiver/create-receiver.ts';

const highestPort = 65_535;

/** Parses an address such as `0.0.0.0:8085` or `[::1]:0`; null if it is invalid. */
export const receiverAddress = (value: string): ReceiverAddress | null => {
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:\s]+)):(\d{1,5})$/.exec(value) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  return host === undefined || port > highestPort ? null : { host, port };
};
