import type { components } from '@workspace-api/contract';
import { examples } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';

/** The payment method on file, and whether charges to it fail. */
export type PaymentMethod = components['schemas']['PaymentMethod'] & { readonly fails?: boolean };

/** Tokens like the ones that the processor's client library would create in a browser. */
export const paymentTokens = {
  accepted: examples['set-payment-method-request'].token,
  /** The processor accepts this method, but every charge to it fails. */
  failing: 'pmtok_charge_fails0341',
  declined: 'pmtok_declined0002',
  expired: 'pmtok_expired0069',
  rejected: 'pmtok_rejected0127',
} as const;

/** A token of the processor: a prefix, a string that may name the outcome, and the last four digits of the card. */
const tokenPattern = /^pmtok_(?<outcome>.*)(?<last4>\d{4})$/s;

const brands: Readonly<Record<string, string>> = { 4: 'visa', 5: 'mastercard', 3: 'amex', 6: 'discover' };

const refusal = (reason: string) => problem('invalid-payment-token', { message: reason });

/** Lists the supported tokens. The message doesn't repeat the given token, since it could be a real one. */
const unknownToken = () => {
  const message = `Unknown payment token. Available: ${paymentTokens.accepted} (accepted), ${paymentTokens.failing} (accepted, but charges fail), ${paymentTokens.declined} (declined), ${paymentTokens.expired} (expired) and ${paymentTokens.rejected} (rejected).`;
  return problem('invalid-payment-token', { fields: [{ path: '/token', reason: 'unknown_value', message }] });
};

/**
 * Simulates the payment processor. A token consists of `pmtok_` and a string that ends in the last four digits of the card. The
 * processor refuses a string that starts with `declined`, `expired` or `rejected`. If the string starts with `charge_fails`,
 * every charge fails. Any other value isn't a token.
 *
 * @throws Problem `invalid-payment-token`, `payment-method-declined`
 */
export const redeemPaymentToken = (token: string): PaymentMethod => {
  const { outcome, last4 } = tokenPattern.exec(token)?.groups ?? {};
  if (outcome === undefined || last4 === undefined) throw unknownToken();
  if (outcome.startsWith('expired')) throw refusal('The payment token has expired. Create a new one.');
  if (outcome.startsWith('rejected'))
    throw refusal('The payment processor rejected the payment token. Create a new one.');
  if (outcome.startsWith('declined')) throw problem('payment-method-declined');
  const brand = brands[last4.charAt(0)] ?? 'visa';
  const method = { type: examples['payment-method'].type, last4, brand };
  return outcome.startsWith('charge_fails') ? { ...method, fails: true } : method;
};

/** Charges a payment method on file. @returns whether the charge succeeded */
export const charge = (method: PaymentMethod | undefined, amount: number): boolean =>
  amount === 0 || (method !== undefined && method.fails !== true);
