import type { components } from '@workspace-api/contract';
import { examples } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';

/** A method on file, as the contract shows it, and whether charges to it fail. */
export type PaymentMethod = components['schemas']['PaymentMethod'] & { readonly fails?: boolean };

/** What the processor's client library would have given a browser for one card or another. */
export const paymentTokens = {
  accepted: examples['set-payment-method-request'].token,
  /** Taken as a method, though every charge to it fails. */
  failing: 'pmtok_charge_fails0341',
  declined: 'pmtok_declined0002',
  expired: 'pmtok_expired0069',
  rejected: 'pmtok_rejected0127',
} as const;

/** All tokens of the processor begin so; what follows may say what becomes of the token. */
const prefix = 'pmtok_';

const brands: Readonly<Record<string, string>> = { 4: 'visa', 5: 'mastercard', 3: 'amex', 6: 'discover' };

/**
 * Plays the payment processor: what begins with `pmtok_` is a token of a card whose last four characters it ends in,
 * unless it goes on with `declined`, `expired` or `rejected`; to one that goes on with `charge_fails` every charge
 * fails. Anything else was never a token.
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

/** Charges a method on file; whether that succeeded. */
export const charge = (method: PaymentMethod | null, amount: number): boolean =>
  amount === 0 || (method !== null && method.fails !== true);
