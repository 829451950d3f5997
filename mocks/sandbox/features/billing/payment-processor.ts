import type { components } from '@workspace-api/contract';
import { examples } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';

/** The method on file, and whether charges to it fail. */
export type PaymentMethod = components['schemas']['PaymentMethod'] & { readonly fails?: boolean };

/** Tokens such as the processor's client library would give to a browser. */
export const paymentTokens = {
  accepted: examples['set-payment-method-request'].token,
  /** Accepted as a method, but every charge to it fails. */
  failing: 'pmtok_charge_fails0341',
  declined: 'pmtok_declined0002',
  expired: 'pmtok_expired0069',
  rejected: 'pmtok_rejected0127',
} as const;

/** The prefix of the processor's tokens; the rest may name the token's outcome. */
const prefix = 'pmtok_';

const brands: Readonly<Record<string, string>> = { 4: 'visa', 5: 'mastercard', 3: 'amex', 6: 'discover' };

/**
 * Simulates the payment processor. A token consists of `pmtok_` and a text that ends in the last four digits of the card.
 * It is refused if the text starts with `declined`, `expired` or `rejected`; if it starts with `charge_fails`, every
 * charge fails. Anything else is not a token.
 *
 * @throws Problem `invalid-payment-token`, `payment-method-declined`
 */
export const redeemPaymentToken = (token: string): PaymentMethod => {
  const kind = token.startsWith(prefix) ? token.slice(prefix.length) : 'rejected';
  if (kind.length < 4 || /^(expired|rejected)/.test(kind)) throw problem('invalid-payment-token');
  if (kind.startsWith('declined')) throw problem('payment-method-declined');
  const last4 = kind.slice(-4);
  const brand = brands[last4.charAt(0)] ?? 'visa';
  const method = { type: examples['payment-method'].type, last4, brand };
  return kind.startsWith('charge_fails') ? { ...method, fails: true } : method;
};

/** Charges a method on file. @returns whether the charge succeeded */
export const charge = (method: PaymentMethod | null, amount: number): boolean =>
  amount === 0 || (method !== null && method.fails !== true);
