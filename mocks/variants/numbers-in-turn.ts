import { inTurn } from './lib/in-turn.ts';
import type { Variant } from './lib/variant.ts';

/** Writes JSON with its own notation of integers. */
const withIntegers =
  (write: (value: number) => string) =>
  (json: unknown): string => {
    const format = (value: unknown): string => {
      if (Number.isSafeInteger(value)) return write(value as number);
      if (Array.isArray(value)) return `[${value.map(format).join(',')}]`;
      if (typeof value !== 'object' || value === null) return JSON.stringify(value);
      const members = Object.entries(value).map(
        ([name, inner]) => `${JSON.stringify(name)}:${format(inner)}`,
      );
      return `{${members.join(',')}}`;
    };
    return format(json);
  };

export const numbersInTurn: Variant = {
  text: 'Integers have an exponent, a fraction of zero or neither, which differs from response to response.',
  allowedBy:
    'Conventions: bodies are application/json, in which these notations are the same number (RFC 8259, section 6).',
  families: ['billing', 'logs', 'forms', 'pages', 'errors', 'approvals', 'compression'],
  wrap: inTurn([
    withIntegers((value) => `${value}`),
    withIntegers((value) => `${value}e0`),
    withIntegers((value) => `${value}.0`),
    withIntegers((value) => (value === 0 ? '0E-1' : `${value}0E-1`)),
  ]),
};
