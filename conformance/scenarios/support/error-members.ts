import type { Exchange } from '../../target/exchange.ts';

/** The error object of an answer, as far as there is one. */
export type ErrorMembers = {
  code?: unknown;
  message?: unknown;
  details?: Record<string, unknown>;
  fields?: readonly { path?: unknown; reason?: unknown; message?: unknown }[];
};

/** The error that an answer tells of; empty where its body is no envelope: the contract's own clauses say so. */
export const errorMembers = ({ text }: Exchange): ErrorMembers => {
  try {
    const { error } = JSON.parse(text) as { error?: ErrorMembers };
    return error ?? {};
  } catch {
    return {};
  }
};
