import { type ErrorName, errors, headerNames } from '@workspace-api/contract';
import type { Outcome } from './engine.ts';
import type { Field } from './violations.ts';

/** The contract's error envelope, for requests without a matching operation. */
export const envelope = (name: ErrorName, fields?: readonly Field[]): Response => {
  const { status, code, message } = errors[name];
  return Response.json({ error: { code, message, ...(fields !== undefined && { fields }) } }, { status });
};

/** Headers that don't apply to an example, which is neither compressed nor replayed. */
const inapplicable = new Set([
  headerNames.contentEncoding.toLowerCase(),
  headerNames.idempotentReplayed.toLowerCase(),
]);

/** Whether a header applies to the body: Prism sends all declared headers, and the next cursor must match the body's. */
const isApplicable = (name: string, value: unknown, body: unknown): boolean => {
  if (value === null || value === undefined || inapplicable.has(name.toLowerCase())) return false;
  if (name.toLowerCase() !== headerNames.nextCursor.toLowerCase()) return true;
  return typeof body === 'object' && body !== null && 'next_cursor' in body && body.next_cursor === value;
};

/** Converts Prism's result to a response. */
export const respond = ({ status, headers, body }: Exclude<Outcome, { problem: string }>): Response => {
  const lines = Object.entries(headers).filter(([name, value]) => isApplicable(name, value, body));
  const responseHeaders = new Headers(lines.map(([name, value]) => [name, String(value)]));
  const content = body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body);
  return new Response(status === 204 ? null : content, { status, headers: responseHeaders });
};
