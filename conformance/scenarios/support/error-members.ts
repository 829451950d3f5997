import type { Exchange } from '../../target/exchange.ts';

/** The members of an error object. */
export type ErrorMembers = {
  code?: unknown;
  message?: unknown;
  details?: Record<string, unknown>;
  fields?: readonly { path?: unknown; reason?: unknown; message?: unknown }[];
};

/** The error object of an answer; empty if the body is no error envelope, which another clause reports. */
export const errorMembers = ({ text }: Exchange): ErrorMembers => {
  try {
    const { error } = JSON.parse(text) as { error?: ErrorMembers };
    return error ?? {};
  } catch {
    return {};
  }
};
