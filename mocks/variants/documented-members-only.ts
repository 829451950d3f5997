import { errors } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

/** The members that the contract chose, by operation. */
const undocumented: Readonly<Record<string, readonly string[]>> = {
  mintToken: ['name'],
  createAgent: ['task', 'schedule', 'trigger'],
};

const listMembers = (rawBody: string): string[] => {
  try {
    return Object.keys(JSON.parse(rawBody) as object);
  } catch {
    return [];
  }
};

export const documentedMembersOnly: Variant = {
  text: 'A key has no name, and an agent has only a name: other members return the reason unknown_field.',
  allowedBy:
    "Tokens and Agents: a key's name, and the task, schedule and trigger of an agent, aren't in any body.",
  families: ['validation', 'tokens', 'agents', 'idempotency'],
  samples: { mintToken: { name: undefined } },
  wrap: (next) => async (request) => {
    const unknown = undocumented[findOperation(request)?.id ?? ''];
    if (unknown === undefined) return next(request);
    const { rawBody, again } = await repeatable(request);
    const refused = listMembers(rawBody).filter((name) => unknown.includes(name));
    if (refused.length === 0) return next(again());
    // A body that isn't JSON changes nothing, and reveals the other errors of the request.
    const refusal = await next(again({ body: '{' }));
    const { status, code } = errors['validation-failed'];
    if (refusal.status !== errors['malformed-json'].status) return refusal;
    const fields = refused.map((name) => ({
      path: `/${name}`,
      reason: 'unknown_field',
      message: `The member ${name} is unknown.`,
    }));
    return withJson(refusal, status, {
      error: { code, message: 'The request failed validation.', fields },
    });
  },
};
