import { changeJson } from '../wrappers/change-responses.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const paymentMethodWithoutBrand: Variant = {
  text: 'A payment method without a brand has the brand null.',
  allowedBy: "Billing state: the payment method has type, last4 and brand, whose types aren't documented.",
  families: ['billing'],
  wrap: changeJson(['getBilling', 'setPaymentMethod'], (json) => {
    const method = json.payment_method as Json | null | undefined;
    return method ? { ...json, payment_method: { ...method, type: 'sepa_debit', brand: null } } : json;
  }),
};
