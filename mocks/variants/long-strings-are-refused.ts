import { errors } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

/** The longest string, the deepest value and the longest array that the server accepts. */
const most = { length: 2_000, depth: 12, items: 29 };

const isLarge = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return value.length > most.length;
  if (typeof value !== 'object' || value === null) return false;
  const items = Object.values(value);
  return depth > most.depth || items.length > most.items || items.some((item) => isLarge(item, depth + 1));
};

const parse = (rawBody: string): unknown => {
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
};

export const longStringsAreRefused: Variant = {
  text: 'A page, an agent or a secret with a long string, deep blocks or many members is refused.',
  allowedBy:
    "Limits: the maximum sizes of values aren't documented; validation errors have the reason too_long.",
  families: ['pages', 'agents', 'secrets'],
  wrap: (next) => async (request) => {
    const operation = findOperation(request)?.id;
    if (operation !== 'updatePage' && operation !== 'createAgent' && operation !== 'setSecret')
      return next(request);
    const { rawBody, again } = await repeatable(request);
    const response = await next(isLarge(parse(rawBody)) ? again({ body: '{"gate' }) : again());
    if (!isLarge(parse(rawBody)) || response.status !== 400) return response;
    const { status, code } = errors['validation-failed'];
    const fields = [{ path: '', reason: 'too_long', message: 'The body is too large.' }];
    return withJson(response, status, { error: { code, message: 'The request is invalid.', fields } });
  },
};
