import { inTurn } from './lib/in-turn.ts';
import type { Variant } from './lib/variant.ts';

const compact = (json: unknown): string => JSON.stringify(json);

export const whiteSpaceInTurn: Variant = {
  text: 'The white space around and inside JSON differs from response to response.',
  allowedBy:
    'Conventions: bodies are application/json, in which white space has no meaning (RFC 8259, section 2).',
  families: ['encodings', 'compression', 'idempotency', 'errors'],
  wrap: inTurn([
    compact,
    (json) => JSON.stringify(json, null, 2),
    (json) => ` \n${compact(json)}\t\r\n`,
    (json) => `\n${JSON.stringify(json, null, '\t')}\n`,
  ]),
};
