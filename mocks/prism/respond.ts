import { type ErrorName, errors, headerNames } from '@workspace-api/contract';
import type { Outcome } from './engine.ts';
import type { fieldOf } from './violations.ts';

/** One entry of `error.fields`. */
export type Field = ReturnType<typeof fieldOf>;

/** The contract's envelope for an error, where no operation's declared answer can be had. */
export const envelope = (name: ErrorName, fields?: readonly Field[]): Response => {
  const { status, code, message } = errors[name];
  return Response.json({ error: { code, message, ...(fields !== undefined && { fields }) } }, { status });
};

/** Headers that are not true of an example: it is neither compressed nor a replay. */
const untrue = new Set(['content-encoding', headerNames.idempotentReplayed.toLowerCase()]);

/** Prism sends an example of every declared header; the next cursor has to be the one that the body gives. */
const fits = (name: string, value: unknown, body: unknown): boolean => {
  if (value === null || value === undefined || untrue.has(name.toLowerCase())) return false;
  if (name.toLowerCase() !== headerNames.nextCursor.toLowerCase()) return true;
  return typeof body === 'object' && body !== null && 'next_cursor' in body && body.next_cursor === value;
};

/** Prism's outcome as a response. */
export const respond = ({ status, headers, body }: Exclude<Outcome, { problem: string }>): Response => {
  const lines = Object.entries(headers).filter(([name, value]) => fits(name, value, body));
  const sent = new Headers(lines.map(([name, value]) => [name, String(value)]));
  const text = body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body);
  return new Response(status === 204 ? null : text, { status, headers: sent });
};
